import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

import { isAccountPart } from './accountParts.ts';

/** Goes to the part of the page that the address names, once it is there. */
export function usePartOfAddress(): void {
  const [search] = useSearchParams();
  const part = search.get('part');
/** Goes to a part of the page when the address names it, once it is there. */
export function usePartOfAddress(id: string): void {
  const [search] = useSearchParams();
  const isWanted = search.get('part') === id;
  useEffect(() => {
    if (!isAccountPart(part)) return undefined;
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const heading = document.getElementById(part);
        const heading = document.getElementById(id);
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [part]);
  }, [isWanted, id]);
}
