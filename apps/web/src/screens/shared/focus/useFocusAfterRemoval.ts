import { useEffect, useRef } from 'react';

/**
 * What was removed took the button with it that the question before would give the focus back to. Once the question has
 * gone, the focus that it leaves nowhere goes to what takes its place.
 *
 * @param isThere whether there is something to remove
 * @param place a selector of what takes its place
 */
export function useFocusAfterRemoval(isThere: boolean, place: string): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isRemoved = wasThere.current && !isThere;
    wasThere.current = isThere;
    if (!isRemoved) return undefined;
    let frame = 0;
    const settle = () => {
      // The question fades, and has the focus until it is gone.
      if (document.activeElement?.closest('[role=alertdialog]')) frame = requestAnimationFrame(settle);
      else if (document.activeElement === document.body) document.querySelector<HTMLElement>(place)?.focus();
    };
    settle();
    return () => cancelAnimationFrame(frame);
  }, [isThere, place]);
}
