import type { PageAddress } from '@guildhall/machines/kit/lists';
import type { AnyStateMachine } from 'xstate';

import { listId } from '../screens/shared/pagedList/listId.ts';
import { useTurnedPage } from '../screens/shared/useTurnedPage.ts';
import type { Mounted } from './defineScreen.tsx';

/** Takes the focus to where a list begins when its page is turned, and only then: what else the address says stays. */
export function TurnedPage({ snapshot }: Mounted<AnyStateMachine, PageAddress>) {
  const { page, ...listed }: PageAddress = snapshot.context.address;
  useTurnedPage(listId, page, JSON.stringify(listed));
  return null;
}
