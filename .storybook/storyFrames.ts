import { previewIn } from './framePreview.ts';
import { applySettings, inEnglish } from './settings.ts';
import type { Settings } from './settings.ts';
import { toolbars } from './toolbars.ts';

/** What the toolbars say, as Storybook writes it in addresses. */
export const inAddress = (settings: Settings) =>
  // The toolbars' names are the names of our globals.
  Object.keys(toolbars)
    .map((name) => `${name}:${settings[name as keyof Settings]}`)
    .join(';');

/**
 * The frames of a docs page follow the toolbars too: Storybook tells only its own frame of a change, and gives the frames
 * within it an address without settings.
 */
export function applyToFrames(settings: Settings): void {
  const globals = inAddress(settings);
  // Storybook makes every address of a story on a docs page from this one, with its query.
  Object.assign(window, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals }).toString()}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-story-block] iframe')) {
    void previewIn(frame)?.onUpdateGlobals({ globals: settings });
    // One that comes into sight later, or is still being loaded.
    if (previewIn(frame) || frame.src === '') continue;
    const address = new URL(frame.src);
    address.searchParams.set('globals', globals);
    frame.src = address.href;
  }
  for (const { contentDocument } of document.querySelectorAll<HTMLIFrameElement>('iframe[data-still]')) {
    // One that is still being read has no element yet, whatever its type says.
    const root = contentDocument?.documentElement as HTMLElement | null | undefined;
    if (root) applySettings(inEnglish(settings), root);
  }
}
