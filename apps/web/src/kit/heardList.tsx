import type { ChangeKind } from '@guildhall/api/enums';
import type { AnyStateMachine } from 'xstate';

import type { Api } from '../api.ts';
import { useHeardList } from '../changes/useHeardList.ts';
import type { Addition, Mounted } from './defineScreen.tsx';

interface HeardOptions<Id extends keyof Api, Address> {
  /** What the list shows. */
  kinds: readonly ChangeKind[];
  /** The call that reads it. */
  operation: Id;
  /** What the call is asked for at an address. */
  paramsOf: (
    address: Address,
  ) => NonNullable<Parameters<Api[Id]>[0]> extends { params?: infer Params } ? Params : never;
  /** A dialog over the list is open which a change of it could take away. Default: never. */
  isHeld?: (mounted: Mounted<AnyStateMachine, Address>) => boolean;
}

/** Keeps the list of a screen up to date with what is done elsewhere: see `useHeardList`. */
export function heardList<Id extends keyof Api, Address>({
  kinds,
  operation,
  paramsOf,
  isHeld = () => false,
}: HeardOptions<Id, Address>): Addition<AnyStateMachine, Address> {
  return function HeardList(mounted) {
    const { api, address, snapshot, send } = mounted;
    // Calls are typed by their operation; here any of them passes through.
    const read = api[operation] as (call: object) => Promise<unknown>;
    useHeardList({
      kinds,
      flow: { snapshot, send },
      load: () => read({ params: paramsOf(address) }),
      event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
      loaded: ({ result }) => result,
      isHeld: isHeld(mounted),
    });
    return null;
  };
}
