import type { AnyStateMachine } from 'xstate';

import { useKeptPlace } from '../flow/useKeptPlace.ts';
import type { Mounted } from './defineScreen.tsx';

/** Anyone who comes back to the list finds the focus on the link that they followed. */
export function KeptPlace({ snapshot }: Mounted<AnyStateMachine, unknown>) {
  useKeptPlace(snapshot.matches('listed'));
  return null;
}
