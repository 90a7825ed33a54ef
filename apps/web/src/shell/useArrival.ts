import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** How many frames to wait for a page's heading before the focus goes to the main region instead. */
const patience = 60;

/** After a change of page the focus goes to its heading, which speaks it, and the view to the top. */
export function useArrival(): void {
  const [pathname] = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    window.scrollTo(0, 0);
    let frame = 0;
    let tries = 0;
    const arrive = () => {
      const heading = document.querySelector<HTMLElement>('#main h1');
      tries += 1;
      if (heading === null && tries < patience) {
        frame = requestAnimationFrame(arrive);
        return;
      }
      const target = heading ?? document.querySelector<HTMLElement>('#main');
      target?.setAttribute('tabindex', '-1');
      target?.focus({ preventScroll: true });
    };
    frame = requestAnimationFrame(arrive);
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
