import { useEffect, useRef } from 'react';

import { applicationTitleId } from './applicationTitleId.ts';

/**
 * An application that was answered has no buttons any more: once the new list is there, the focus that stood on one of
 * them goes to the head of its card.
 *
 * @param chosenId the application that is being decided on
 * @param list what is on screen, renewed after a decision
 */
export function useFocusAfterDecision(chosenId: string | null, list: unknown): void {
  const decided = useRef<{ id: string; list: unknown } | null>(null);
  useEffect(() => {
    if (chosenId !== null) {
      decided.current = { id: chosenId, list };
    } else if (decided.current !== null && decided.current.list !== list) {
      if (document.activeElement === document.body) {
        document.getElementById(applicationTitleId(decided.current.id))?.focus();
      }
      decided.current = null;
    }
  }, [chosenId, list]);
}
