import type { savedSearchesMachine } from '@guildhall/machines/flows/savedSearches';
import { useEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

const places = ['ready', 'editing', 'asking'] as const;

/** Where the focus goes in the card of a saved search: to the form's first field, to the harmless answer, to the first button. */
const targets = { editing: 'input', asking: 'button:last-of-type', ready: 'button' } as const;

const cardOf = (id: string) => document.getElementById(`saved-${id}`)?.closest('article');

/** What is pressed in a card gives way to something else, which takes the focus; a card that goes leaves it to the list. */
export function useSavedFocus(snapshot: SnapshotFrom<typeof savedSearchesMachine>): void {
  const place = places.find((one) => snapshot.matches(one)) ?? null;
  const { chosen, searches } = snapshot.context;
  const first = searches?.[0]?.id ?? null;
  const id = chosen?.id ?? null;
  const last = useRef<{ place: (typeof places)[number]; id: string | null; first: string | null } | null>(null);
  useEffect(() => {
    if (place === null) return;
    const before = last.current;
    last.current = { place, id, first };
    if (before === null || (before.place === place && before.first === first)) return;
    const card = id ?? (before.place === 'ready' ? first : before.id);
    const target = card === null ? null : cardOf(card)?.querySelector<HTMLElement>(targets[place]);
    (target ?? document.getElementById('saved-searches'))?.focus();
  }, [place, id, first]);
}
