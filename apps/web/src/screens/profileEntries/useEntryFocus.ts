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

/** The id of the button that moves an entry one place. */
export const moveId = (id: string, by: number): string => `move-${by < 0 ? 'up' : 'down'}-${id}`;

/** An entry that was moved keeps the focus at the button that moved it, or, at the end of the list, at the other one. */
export function useMoveFocus({ isMoving, id, by }: { isMoving: boolean; id: string | null; by: number | null }): void {
  const was = useRef(isMoving);
  useEffect(() => {
    if (was.current === isMoving) return;
    was.current = isMoving;
    if (isMoving || id === null || by === null) return;
    const buttons = [by, -by].map((way) => document.getElementById(moveId(id, way)));
    buttons.find((button) => button?.matches(':enabled'))?.focus();
  }, [isMoving, id, by]);
}
