import type { Game } from './engine.ts';

declare global {
  interface Window {
    /** In the frame of a screen that is played. */
    game?: Game;
  }
}

/** What a frame tells the page around it, at the frame's own element. */
export const frameEvents = {
  /** The game is there. */
  begun: 'gamebegun',
  /** The keyboard is to go on outside. */
  left: 'gameleft',
} as const;

/** F6, as between the parts of a window; kept from the browser, which would go on to its own. */
export function isWayOut(event: KeyboardEvent): boolean {
  if (event.key !== 'F6') return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
