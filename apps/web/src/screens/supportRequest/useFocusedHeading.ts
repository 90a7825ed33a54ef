import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Puts the focus on the heading of what has just taken the place of a form: the button that had it is gone. */
export function useFocusedHeading(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = panel.current?.querySelector<HTMLElement>('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return panel;
}
