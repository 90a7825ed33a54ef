import type { ChangeKind } from '@guildhall/api/enums';
import { useCallback, useEffect, useRef } from 'react';

import { useChanges } from './heard.ts';

interface HeardListOptions<Context, Event, List> {
  /** What the list shows. */
  kinds: readonly ChangeKind[];
  flow: { snapshot: { context: Context; can: (event: Event) => boolean }; send: (event: Event) => void };
  /** Asks for the list that is on screen. */
  load: () => Promise<List>;
  /** Gives the flow what has come, if it is at it. */
  event: (list: List) => NoInfer<Event>;
  /** What the flow has loaded last: another one means that what is on its way is older. */
  loaded: (context: Context) => unknown;
  /** A dialog over the list is open which a change of it could take away. Default false. */
  isHeld?: boolean;
}

/**
 * Keeps a list up to date with what is done elsewhere. It is read quietly: nothing is busy meanwhile, no control loses the
 * focus, and a failure changes nothing. While the flow cannot take it, under a question for instance, it waits, and is then
 * read anew.
 */
export function useHeardList<Context, Event, List>(options: HeardListOptions<Context, Event, List>): void {
  const { kinds, flow, isHeld = false } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const readings = useRef(0);
  /** An event that could not be taken; what it holds may be out of date by the time it can. */
  const owed = useRef<Event | null>(null);
  const read = useCallback(async () => {
    const own = (readings.current += 1);
    for (;;) {
      const { load, event, loaded, flow: before } = latest.current;
      const list = await load().catch(() => null);
      if (list === null || own !== readings.current) return;
      const { snapshot, send } = latest.current.flow;
      const news = event(list);
      if (latest.current.isHeld || !snapshot.can(news)) {
        owed.current = news;
        return;
      }
      if (loaded(snapshot.context) === loaded(before.snapshot.context)) {
        send(news);
        return;
      }
    }
  }, []);
  useChanges(kinds, () => void read(), { isHeld, isQuiet: true });
  useEffect(() => {
    if (isHeld || owed.current === null || !flow.snapshot.can(owed.current)) return;
    owed.current = null;
    void read();
  }, [flow.snapshot, isHeld, read]);
}
