import { useEffect, useRef } from 'react';

import { ifFocusIsLost } from './ifFocusIsLost.ts';

/**
 * What was decided on has no buttons any more: once the new list is there, the focus that stood on one of
 * them goes to the head of its card.
 *
 * @param chosenId what is being decided on
 * @param list what is on screen, renewed after a decision
 * @param titleIdOf the head of a card, by what it shows
 */
export function useFocusAfterDecision(chosenId: string | null, list: unknown, titleIdOf: (id: string) => string): void {
  const decided = useRef<{ id: string; list: unknown } | null>(null);
  useEffect(() => {
    if (chosenId !== null) {
      decided.current = { id: chosenId, list };
    } else if (decided.current !== null && decided.current.list !== list) {
      const title = titleIdOf(decided.current.id);
      decided.current = null;
      ifFocusIsLost(() => document.getElementById(title)?.focus());
    }
  }, [chosenId, list, titleIdOf]);
}
