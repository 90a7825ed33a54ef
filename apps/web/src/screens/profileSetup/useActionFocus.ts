import { useEffect, useRef } from 'react';

import { keepId, saveId } from './actionIds.ts';

/** When one action of the form takes the place of another, the focus that the old one had goes to the new one. */
export function useActionFocus({ isEditing, isOutdated }: { isEditing: boolean; isOutdated: boolean }): void {
  const wasOutdated = useRef(isOutdated);
  useEffect(() => {
    if (!isEditing || isOutdated === wasOutdated.current) return;
    wasOutdated.current = isOutdated;
    // A button that has just been disabled loses the focus a moment later.
    if (document.activeElement?.matches('body, :disabled') === false) return;
    document.getElementById(isOutdated ? keepId : saveId)?.focus();
    // A form in which something is missing cannot be saved, and begins at its headline.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [isOutdated, isEditing]);
}
