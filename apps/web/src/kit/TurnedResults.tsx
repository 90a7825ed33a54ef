import type { PageAddress } from '@guildhall/machines/kit/lists';
import type { AnyStateMachine } from 'xstate';

import { useTurnedResults } from '../screens/shared/results/useTurnedResults.ts';
import type { Mounted } from './defineScreen.tsx';

/** Takes the focus to where the results of a search begin when their page is turned, and only then. */
export function TurnedResults({ snapshot }: Mounted<AnyStateMachine, PageAddress>) {
  useTurnedResults(snapshot.context.address as PageAddress);
  return null;
}
