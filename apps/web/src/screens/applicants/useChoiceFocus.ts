import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The focus goes with the buttons: to where they are while several are chosen, and to the headline once none are. */
export function useChoiceFocus(isChoosing: boolean, titleId: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const wasChoosing = useRef(isChoosing);
  useEffect(() => {
    if (wasChoosing.current === isChoosing) return;
    wasChoosing.current = isChoosing;
    if (isChoosing) place.current?.focus();
    else if (document.activeElement === document.body) document.getElementById(titleId)?.focus();
  }, [isChoosing, titleId]);
  return place;
}
