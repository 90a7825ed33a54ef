import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Brings the answer to a job into view when it appears, if that is where the person meant to go. When another view takes
 * the place of the one that had the focus, the focus stays in this part of the dialog.
 */
export function useAnswerFocus(shown: string, isMeant: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeant) element.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  const last = useRef(shown);
  useEffect(() => {
    const hasChanged = last.current !== shown;
    last.current = shown;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (hasChanged && isLost) element.current?.focus();
  }, [shown]);
  return element;
}
