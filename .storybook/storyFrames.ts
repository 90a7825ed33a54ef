import type { Settings } from './settings.ts';
import { toolbars } from './toolbars.ts';

/** What the toolbars say, as Storybook writes it in addresses, without the panel's axe: nothing would show what it finds. */
const inAddress = (settings: Settings) =>
  [
    // The toolbars' names are the names of our globals.
    ...Object.keys(toolbars).map((name) => `${name}:${settings[name as keyof Settings]}`),
    'a11y.manual:!true',
  ].join(';');

/**
 * The frames of a docs page follow the toolbars too. Storybook tells only its own frame of a change, and gives the frames
 * within it an address without settings: here is what later ones are made from, and those that exist get a new one.
 */
export function applyToFrames(settings: Settings): void {
  const globals = inAddress(settings);
  // Storybook makes every address of a story on a docs page from this one, with its query.
  Object.assign(window, { PREVIEW_URL: `iframe.html?${new URLSearchParams({ globals }).toString()}` });
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-story-block] > div > iframe')) {
    const address = new URL(frame.src);
    if (address.searchParams.get('globals') === globals) continue;
    address.searchParams.set('globals', globals);
    frame.src = address.href;
  }
}
