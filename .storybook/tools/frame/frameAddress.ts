import type { Settings } from '../../settings.ts';
import { inAddress } from '../../storyFrames.ts';

/** The folder of a Storybook; null where the text is no address of a page. Nothing is this one. */
export function storybookAt(address: string): URL | null {
  const text = address.trim();
  try {
    // A word alone would be a page of this Storybook that is not there.
    const url = new URL(text === '' ? document.baseURI : text);
    // What is pasted from Storybook's own address bar means the same.
    url.search = '';
    url.hash = '';
    url.pathname = url.pathname.replace(/(?:\/(?:index|iframe)\.html|\/?)$/, '/');
    return ['http:', 'https:'].includes(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

/** Whether the page can look into a frame with a page of that Storybook. */
export const isWithinReach = (storybook: URL): boolean => storybook.origin === window.location.origin;

/** A story by itself, as a frame shows it. */
export function frameAddress(storybook: URL, storyId: string, settings: Settings): string {
  const url = new URL('iframe.html', storybook);
  url.search = new URLSearchParams({ id: storyId, viewMode: 'story', globals: inAddress(settings) }).toString();
  return url.href;
}
