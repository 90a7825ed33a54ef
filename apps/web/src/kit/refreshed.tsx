import type { ChangeKind } from '@guildhall/api/enums';
import type { AnyStateMachine, EventFromLogic } from 'xstate';

import { useChanges } from '../changes/heard.ts';
import { useReturn } from '../flow/useReturn.ts';
import type { Addition, Mounted } from './defineScreen.tsx';

interface RefreshedOptions<Machine extends AnyStateMachine> {
  event: EventFromLogic<Machine>;
  /** Of what it shows. */
  kinds: readonly ChangeKind[];
  /** Something is open which a change could take away. Default: never. */
  isHeld?: (mounted: Mounted<Machine, unknown>) => boolean;
}

/** Has the flow read anew when its reader returns to the window, and when something has changed elsewhere. */
export function refreshed<Machine extends AnyStateMachine>(
  _machine: Machine,
  { event, kinds, isHeld = () => false }: RefreshedOptions<Machine>,
): Addition<Machine, unknown> {
  return function Refreshed(mounted) {
    const refresh = () => mounted.send(event);
    useReturn(refresh);
    useChanges(kinds, refresh, { isHeld: isHeld(mounted) });
    return null;
  };
}
