import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Brings an element into view when it appears, if that is where the person meant to go. */
export function useArrivalAt(isMeant: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMeant) element.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  return element;
}
