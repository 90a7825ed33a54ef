import type { ChangeKind } from '@guildhall/api/enums';
import { required } from '@guildhall/machines/kit/required';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyActorLogic, AnyStateMachine, EventObject } from 'xstate';
import { createActor, toPromise } from 'xstate';

import { useHeardList } from '../changes/useHeardList.ts';
import type { Addition, Mounted } from './defineScreen.tsx';
import type { Place } from './reader.ts';

/** Has a list read anew each time that something it depends on has changed elsewhere; `version` is null while unknown. */
function useNewWhen(version: string | null, refresh: () => void): void {
  const known = useRef(version);
  const onChange = useEffectEvent(refresh);
  useEffect(() => {
    if (version === null || version === known.current) return;
    const isNews = known.current !== null;
    known.current = version;
    if (isNews) onChange();
  }, [version]);
}

interface HeardOptions<Address, Read> {
  /** What the list shows. */
  kinds: readonly ChangeKind[];
  /** The flow's own call that reads it. */
  call: string;
  /** What the call is asked for at an address. Default: nothing. */
  paramsOf?: (address: Address, place: Place) => object;
  /** Tells the flow what was read at an address. Default: `list.heard`. */
  event?: (read: Read, address: Address) => EventObject;
  /** Where the flow keeps what it has loaded. Default: `result`. */
  list?: string;
  /** What else the list depends on: it is read anew when this changes. Null while it is unknown. */
  useVersion?: () => string | null;
  /** A dialog over the list is open which a change of it could take away. Default: never. */
  isHeld?: (mounted: Mounted<AnyStateMachine, Address>) => boolean;
}

/** Keeps the list of a screen up to date with what is done elsewhere: see `useHeardList`. */
export function heardList<Address, Read>({
  kinds,
  call,
  paramsOf = () => ({}),
  list = 'result',
  event,
  useVersion = () => null,
  isHeld = () => false,
}: HeardOptions<Address, Read>): Addition<AnyStateMachine, Address> {
  return function HeardList(mounted) {
    const { machine, address, place, snapshot, send } = mounted;
    const readAnew = useHeardList({
      kinds,
      flow: { snapshot, send },
      load: () => {
        // `withCalls` has put the call itself in place.
        const logic = required(machine.implementations.actors[call] ?? null) as AnyActorLogic;
        const reading = createActor(logic, { input: { params: paramsOf(address, place) } });
        const read: Promise<Read> = toPromise(reading);
        reading.start();
        return read;
      },
      event: (read, wasHeld) => event?.(read, address) ?? { type: 'list.heard', address, list: read, wasHeld },
      loaded: (context: Record<string, unknown>) => context[list],
      isHeld: isHeld(mounted),
    });
    useNewWhen(useVersion(), readAnew);
    return null;
  };
}
