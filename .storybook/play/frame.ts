import type { Game } from './game.ts';

declare global {
  interface Window {
    /** In the frame of a screen that is played. */
    game?: Game;
  }
}

/** The event at the frame's element when the game is there. */
export const begun = 'gamebegun';
