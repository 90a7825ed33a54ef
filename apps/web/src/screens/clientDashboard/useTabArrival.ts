import { useEffect, useRef } from 'react';

/** A link inside one view that leads to another is gone on arrival: the focus it had goes to the tab that is now open. */
export function useTabArrival(tab: string): void {
  const last = useRef(tab);
  useEffect(() => {
    if (last.current === tab) return;
    last.current = tab;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main [role=tab][aria-selected=true]')?.focus();
    window.scrollTo(0, 0);
  }, [tab]);
}
