import type { PageAddress } from '@guildhall/machines/kit/lists';
import { useEffect, useRef } from 'react';
import type { AnyStateMachine } from 'xstate';

import { listId } from '../screens/shared/pagedList/listId.ts';
import { resultsId } from '../screens/shared/results/resultsId.ts';
import type { Mounted } from './defineScreen.tsx';

/**
 * When a list turns its page, and only then, the view and the focus go to the element with this id, which begins it.
 * `list` tells apart what is listed: another search starts on its first page without taking the focus from its field.
 */
export function useTurnedPage(id: string, page: number, list = ''): void {
  const last = useRef({ page, list });
  useEffect(() => {
    const isTurned = last.current.list === list && last.current.page !== page;
    last.current = { page, list };
    if (!isTurned) return;
    const start = document.getElementById(id);
    start?.focus({ preventScroll: true });
    start?.scrollIntoView({ block: 'start' });
  }, [id, page, list]);
}

/** Takes the focus to what was turned, and only then: what else the address says stays. */
const turned = (id: string) =>
  function Turned({ snapshot }: Mounted<AnyStateMachine, PageAddress>) {
    const { page, ...listed }: PageAddress = snapshot.context.address;
    useTurnedPage(id, page, JSON.stringify(listed));
    return null;
  };

/** The page of a list was turned: the focus goes to where the list begins. */
export const TurnedPage = turned(listId);

/** The same for the results of a search. */
export const TurnedResults = turned(resultsId);
