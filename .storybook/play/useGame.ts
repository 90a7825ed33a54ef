import type { RefObject } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';

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

/** Storybook's channel between its frame and its own page. */
interface Channel {
  emit: (event: string, content: object) => void;
}

/** The screen in a frame follows the toolbars without being loaded anew, which would end the game. */
export function useSettings(frame: Frame, settings: Settings): void {
  const told = JSON.stringify(settings);
  useEffect(() => {
    const { current: element } = frame;
    // It has no types outside of Storybook, and is not there before the frame has loaded.
    const channel = element?.contentWindow
      ? (Reflect.get(element.contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined)
      : undefined;
    channel?.emit(UPDATE_GLOBALS, { globals: JSON.parse(told) as Settings });
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
