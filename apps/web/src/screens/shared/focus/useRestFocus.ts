import { useEffect, useRef } from 'react';

import { ifFocusIsLost } from './ifFocusIsLost.ts';

/**
 * When `what` changes and the control that had the focus is gone with it, the focus goes to the first of these ids that is
 * there, else to the page's headline: at the beginning of the document it would be lost. The view stays where it is. Where
 * nothing was known before (null), nothing is gone.
 */
export function useRestFocus(what: string | null, ...ids: readonly string[]): void {
  const last = useRef(what);
  const places = [...ids.map((id) => `#${id}`), '#main h1'].join();
  useEffect(() => {
    const hasChanged = last.current !== null && last.current !== what;
    last.current = what;
    if (!hasChanged) return;
    ifFocusIsLost(() => {
      for (const place of places.split(',')) {
        const rest = document.querySelector<HTMLElement>(place);
        rest?.focus({ preventScroll: true });
        if (rest !== null) return;
      }
    });
  }, [what, places]);
}
