import type { ChangeKind } from '@guildhall/api/enums';
import { useCallback, useEffect, useRef } from 'react';

import { useChanges } from './heard.ts';

interface HeardListOptions<Context, Event, List> {
  /** What the list shows. */
  kinds: readonly ChangeKind[];
  flow: {
    snapshot: { context: Context; can: (event: Event) => boolean; hasTag: (tag: 'busy') => boolean };
    send: (event: Event) => void;
  };
  /** Asks for the list that is on screen. */
  load: () => Promise<List>;
  /** Gives the flow what has come, if it is at it; `wasHeld` where a dialog lay over the list meanwhile. */
  event: (list: List, wasHeld: boolean) => NoInfer<Event>;
  /** What the flow has loaded last: another one means that what is on its way is older. */
  loaded: (context: Context) => unknown;
  /** A dialog over the list is open which a change of it could take away. Default false. */
  isHeld?: boolean;
}

/**
 * Keeps a list up to date with what is done elsewhere. It is read quietly: nothing is busy meanwhile, no control loses the
 * focus, and a failure changes nothing. While the flow cannot take it it waits, and is then read anew; after a question or
 * a dialog the flow is told that it was held, so that the list does not move when that is closed. Gives the way to have it
 * read anew.
 */
export function useHeardList<Context, Event, List>(options: HeardListOptions<Context, Event, List>): () => void {
  const { kinds, flow, isHeld = false } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const readings = useRef(0);
  /** An event that could not be taken; what it holds may be out of date by the time it can. */
  const owed = useRef<Event | null>(null);
  /** The list that a question or a dialog lay over when it was read anew. */
  const held = useRef<{ list: unknown } | null>(null);
  const read = useCallback(async () => {
    const own = (readings.current += 1);
    for (;;) {
      const { load, event, loaded, flow: before } = latest.current;
      const list = await load().catch(() => null);
      if (list === null || own !== readings.current) return;
      const { snapshot, send } = latest.current.flow;
      const shown = loaded(snapshot.context);
      const news = event(list, held.current?.list === shown);
      if (latest.current.isHeld || !snapshot.can(news)) {
        owed.current = news;
        // What is under way takes no one by surprise when it ends.
        if (latest.current.isHeld || !snapshot.hasTag('busy')) held.current = { list: shown };
        return;
      }
      if (shown === loaded(before.snapshot.context)) {
        held.current = null;
        send(news);
        return;
      }
    }
  }, []);
  const changed = (wasHeld: boolean) => {
    if (wasHeld) held.current = { list: options.loaded(flow.snapshot.context) };
    void read();
  };
  useChanges(kinds, changed, { isHeld });
  useEffect(() => {
    if (isHeld || owed.current === null || !flow.snapshot.can(owed.current)) return;
    owed.current = null;
    void read();
  }, [flow.snapshot, isHeld, read]);
  return () => void read();
}
