import { useEffect, useRef } from 'react';

/**
 * A dialog gives the focus back to what opened it. One that the address opened has nothing to give it back to: when it
 * closes, the focus goes to the link that leads to it, or to the page's headline where there is none.
 */
export function useReturnedFocus(openHref: string | null): void {
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
