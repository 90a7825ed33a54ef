import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The button that asked for another code may be gone when it was answered: anyone who pressed it goes on at the code. */
export function useCodeFocus(isResending: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasResending = useRef(false);
  useEffect(() => {
    const isAnswered = wasResending.current && !isResending;
    wasResending.current = isResending;
    if (!isAnswered || document.activeElement !== document.body) return;
    place.current?.parentElement?.querySelector<HTMLElement>('[autocomplete=one-time-code]')?.focus();
  }, [isResending]);
  return place;
}
