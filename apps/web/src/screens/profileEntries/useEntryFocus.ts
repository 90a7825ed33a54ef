import { useEffect, useRef } from 'react';

export const entriesId = 'entries';
export const entryFormId = 'entry-form';

/** When a form takes the place of the button that opened it, or gives its place back, the focus goes along. */
export function useEntryFocus(isEditing: boolean): void {
  const was = useRef(isEditing);
  useEffect(() => {
    if (was.current === isEditing) return;
    was.current = isEditing;
    const place = isEditing ? `#${entryFormId} input` : `#${entriesId}`;
    document.querySelector<HTMLElement>(place)?.focus();
  }, [isEditing]);
}
