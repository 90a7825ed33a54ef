import type { ChangeKind } from '@guildhall/api/enums';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { News } from './news.ts';
import { onNews } from './news.ts';

/** Changes of one act come together: they are one piece of news, in milliseconds. */
const together = 60;

/** Over how long pages ask again that have lost their stream together, in milliseconds. */
const spread = 3000;

interface ChangesOptions {
  /** A dialog is open which a change could take away. Default false. */
  isHeld?: boolean;
}

/**
 * Calls back when something of these kinds has changed elsewhere, or may have, as when the page begins to hear: once for
 * all that comes together, and where `isHeld` says that a dialog is open which the change could take away, after that. What
 * asks again then does it without a sign.
 */
export function useChanges(
  kinds: readonly ChangeKind[],
  onChange: (wasHeld: boolean) => void,
  { isHeld = false }: ChangesOptions = {},
): void {
  const isOwed = useRef(false);
  const changed = useEffectEvent((wasHeld: boolean) => {
    isOwed.current = isHeld;
    if (!isHeld) onChange(wasHeld);
  });
  const concerns = useEffectEvent((news: News) => news === 'missed' || news === 'listening' || kinds.includes(news));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const call = () => {
      waiting = undefined;
      changed(false);
    };
    const stop = onNews((news) => {
      if (!concerns(news)) return;
      // News that is certain does not wait for what was perhaps missed.
      if (news !== 'missed') clearTimeout(waiting);
      else if (waiting !== undefined) return;
      waiting = setTimeout(call, news === 'missed' ? Math.random() * spread : together);
    });
    return () => {
      stop();
      clearTimeout(waiting);
    };
  }, []);
  useEffect(() => {
    if (!isHeld && isOwed.current) changed(true);
  }, [isHeld]);
}
