import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Moves the focus to a notice that appears. A person who has gone on to something else is not called back. */
export function useNoticeFocus(isShown: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The question that led here is gone.
    const isElsewhere = document.activeElement?.matches('a, button:enabled, input, select, textarea');
    if (isShown && isElsewhere !== true) place.current?.focus();
  }, [isShown]);
  return place;
}
