import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

import { calendarFeedId } from './calendarFeedId.ts';

/** Goes to the part of the page that the address names, once it is there. */
export function usePartOfAddress(): void {
  const [search] = useSearchParams();
  const isWanted = search.get('part') === calendarFeedId;
  useEffect(() => {
    if (!isWanted) return undefined;
    // After the page's own turn, which goes to its heading in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const heading = document.getElementById(calendarFeedId);
        heading?.focus({ preventScroll: true });
        heading?.scrollIntoView({ block: 'center' });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
}
