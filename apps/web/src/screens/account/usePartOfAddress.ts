import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

/** What a reader does when they go on from where they were led. */
const ownSigns = ['pointerdown', 'keydown', 'wheel', 'touchmove'];

/**
 * Goes to one of these parts of the page, which is there by now, where the address names it. Other parts come later and
 * push it away: it stays in sight until the reader does something.
 */
export function usePartOfAddress(parts: readonly string[]): void {
  const [search] = useSearchParams();
  const wanted = search.get('part');
  const part = wanted !== null && parts.includes(wanted) ? wanted : null;
  useEffect(() => {
    if (part === null) return undefined;
    const heading = () => document.getElementById(part);
    const growth = new ResizeObserver(() => heading()?.scrollIntoView({ block: 'center' }));
    const leave = () => growth.disconnect();
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        heading()?.focus({ preventScroll: true });
        // It is called at once, and whenever the page has another height.
        growth.observe(document.body);
        for (const sign of ownSigns) window.addEventListener(sign, leave, { once: true, passive: true });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      leave();
      for (const sign of ownSigns) window.removeEventListener(sign, leave);
    };
  }, [part]);
}
