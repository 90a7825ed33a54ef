import type { RefObject } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { previewIn } from '../framePreview.ts';
import type { Settings } from '../settings.ts';
import { begun } from './frame.ts';
import type { Game, Moment } from './game.ts';

type Frame = RefObject<HTMLIFrameElement | null>;

/** A game, and where it stands. */
export interface Played {
  game: Game;
  moment: Moment;
}

const nothing = () => () => undefined;

/** The game in a frame; null until it has begun. */
export function useGame(frame: Frame): Played | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    const { current: element } = frame;
    const take = () => setGame(element?.contentWindow?.game ?? null);
    take();
    element?.addEventListener(begun, take);
    return () => element?.removeEventListener(begun, take);
  }, [frame]);
  const read = () => game?.moment() ?? null;
  const moment = useSyncExternalStore(game?.subscribe ?? nothing, read, read);
  return game && moment ? { game, moment } : null;
}

/** The screen in a frame follows the toolbars without being loaded anew, which would end the game. */
export function useSettings(frame: Frame, settings: Settings): void {
  const told = JSON.stringify(settings);
  useEffect(() => {
    const { current: element } = frame;
    void (element && previewIn(element))?.onUpdateGlobals({ globals: JSON.parse(told) as Settings });
  }, [frame, told]);
}

/** What the Storybook in a frame says of itself is for no page but its own: both show the same story. */
export function useQuietFrame(frame: Frame): void {
  useEffect(() => {
    const { current: element } = frame;
    const keepFromOurs = (message: MessageEvent) => {
      if (message.source === element?.contentWindow) message.stopImmediatePropagation();
    };
    window.addEventListener('message', keepFromOurs, { capture: true });
    return () => window.removeEventListener('message', keepFromOurs, { capture: true });
  }, [frame]);
}
