import type { ChangeKind } from '@guildhall/api/enums';
import { required } from '@guildhall/machines/kit/required';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { createActor, toPromise } from 'xstate';

import { useHeardList } from '../changes/useHeardList.ts';
import { useNewWhen } from '../changes/useNewWhen.ts';
import type { Addition, Mounted } from './defineScreen.tsx';

interface HeardOptions<Address> {
  /** What the list shows. */
  kinds: readonly ChangeKind[];
  /** The flow's own call that reads it. */
  call: string;
  /** What the call is asked for at an address. Default: nothing. */
  paramsOf?: (address: Address) => object;
  /** Where the flow keeps what it has loaded. Default: `result`. */
  list?: string;
  /** Tells of what else the list depends on: it is read anew when this changes; null while it is unknown. */
  useVersion?: () => string | null;
  /** A dialog over the list is open which a change of it could take away. Default: never. */
  isHeld?: (mounted: Mounted<AnyStateMachine, Address>) => boolean;
}

/** Keeps the list of a screen up to date with what is done elsewhere: see `useHeardList`. */
export function heardList<Address>({
  kinds,
  call,
  paramsOf = () => ({}),
  list = 'result',
  useVersion = () => null,
  isHeld = () => false,
}: HeardOptions<Address>): Addition<AnyStateMachine, Address> {
  return function HeardList(mounted) {
    const { machine, address, snapshot, send } = mounted;
    const readAnew = useHeardList({
      kinds,
      flow: { snapshot, send },
      load: () => {
        // `withCalls` has put the call itself in place.
        const logic = required(machine.implementations.actors[call] ?? null) as AnyActorLogic;
        const reading = createActor(logic, { input: { params: paramsOf(address) } });
        const read = toPromise(reading);
        reading.start();
        return read;
      },
      event: (read, wasHeld) => ({ type: 'list.heard' as const, address, list: read, wasHeld }),
      loaded: (context: Record<string, unknown>) => context[list],
      isHeld: isHeld(mounted),
    });
    useNewWhen(useVersion(), readAnew);
    return null;
  };
}
