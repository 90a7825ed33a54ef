import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

/** Goes to one of these parts of the page, which is there by now, where the address names it. */
export function usePartOfAddress(parts: readonly string[]): void {
  const [search] = useSearchParams();
  const wanted = search.get('part');
  const part = wanted !== null && parts.includes(wanted) ? wanted : null;
  useEffect(() => {
    if (part === null) return undefined;
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const heading = document.getElementById(part);
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
}
