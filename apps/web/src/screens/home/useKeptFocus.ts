import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** Someone was typing in the page that has just gone. */
let wasTyping = false;

/**
 * The search of a page that takes the place of another goes on where it was: a person who typed in that one types in
 * this one.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = place.current;
    if (wasTyping) here?.querySelector('input')?.focus();
    return () => {
      wasTyping = here?.contains(document.activeElement) ?? false;
      // What comes in its place is drawn at once, or nothing is.
      queueMicrotask(() => (wasTyping = false));
    };
  }, []);
  return place;
}
