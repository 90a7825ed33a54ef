import { useEffect } from 'react';

/** What is a page of its own in all but its address begins at the top, as every page does. */
export function useTopOfPage(isOther: boolean): void {
  useEffect(() => {
    if (isOther) window.scrollTo(0, 0);
  }, [isOther]);
}
