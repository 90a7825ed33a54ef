import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Whether the first child of `box`, a text that may be cut after some lines, is in fact cut at its present width. While
 * it is open, and so shown whole, what was known before holds.
 */
export function useIsCut(box: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const text = box.current?.firstElementChild;
    if (!text || isOpen) return undefined;
    const measure = () => setCut(text.scrollHeight > text.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => observer.disconnect();
  }, [box, isOpen]);
  return isCut;
}
