import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

import type { Place } from './reader.ts';

/**
 * How a dialog closes that the address opens. Closing is going back where that leads to the same page without the dialog,
 * so that Back does not stand still afterwards; elsewhere (a deep link, or a search that changed behind the dialog) the
 * address is replaced.
 */
function useClose(current: string, closed: string): () => void {
  const [, navigate] = useLocation();
  const before = useRef<string | null>(null);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (current === closed) {
      before.current = closed;
      opened.current = null;
    } else {
      opened.current ??= current;
    }
  }, [current, closed]);
  return () => {
    const isBehind = before.current === closed && opened.current === current;
    if (isBehind) window.history.back();
    else navigate(closed, { replace: true });
  };
}

/**
 * A dialog gives the focus back to what opened it. One that the address opened has nothing to give it back to: when it
 * closes, the focus goes to the link that leads to it, or to the page's headline where there is none.
 */
function useReturnedFocus(openHref: string | null): void {
  const last = useRef(openHref);
  useEffect(() => {
    const closed = openHref === null ? last.current : null;
    last.current = openHref;
    if (closed === null) return undefined;
    // After the dialog's own turn.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const link = document.querySelector<HTMLElement>(`#main a[href=${CSS.escape(closed)}]`);
      (link ?? document.querySelector<HTMLElement>('#main h1'))?.focus({ preventScroll: link === null });
    });
    return () => cancelAnimationFrame(frame);
  }, [openHref]);
}

/**
 * Closes what a parameter of the address has opened, and gives the focus back to the link that leads there. `others` are
 * parameters that say more about it, and go with it.
 */
export const closing = (name: string, ...others: readonly string[]) => {
  const without = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, null]));
  return function useClosing({ here, query }: Place): () => void {
    useReturnedFocus(query[name] === undefined ? null : here(without(others)));
    return useClose(here({}), here(without([name, ...others])));
  };
};
