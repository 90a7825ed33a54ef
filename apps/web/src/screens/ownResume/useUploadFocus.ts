import { useEffect, useRef } from 'react';

/** Ids of the actions that stand beside the file while it is sent, and after that failed. */
export const cancelUploadId = 'cancel-upload';
export const sendAgainId = 'send-again';

/** The file's own control, and each action that takes its place; other states have dialogs of their own. */
const places: Record<string, string> = {
  shown: 'input[name=resume]',
  sending: `#${cancelUploadId}`,
  notSent: `#${sendAgainId}`,
};

/** When one way on takes the place of another, the focus that the old one had goes to the new one. */
export function useUploadFocus(state: string): void {
  const was = useRef(state);
  useEffect(() => {
    const [before, place] = [places[was.current], places[state]];
    was.current = state;
    if (before === place || before === undefined || place === undefined) return;
    // A control that has just been disabled loses the focus a moment later.
    if (document.activeElement?.matches('body, :disabled') === false) return;
    document.querySelector<HTMLElement>(place)?.focus();
  }, [state]);
}
