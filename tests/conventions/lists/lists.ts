import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { createActor, fromPromise } from 'xstate';

import type { ChangeAddress } from '../../../packages/machines/src/kit/effects.ts';
import type { AddressedList, Query } from '../../../packages/machines/src/testing/defineFlow.ts';
import { failing } from '../../../packages/machines/src/testing/replay.ts';
import { flows } from '../../flows.ts';

/** A list of the product whose address says what it lists, with what its flow is given besides the address. */
export interface ListOfFlow extends Required<AddressedList> {
  flow: string;
  machine: AnyStateMachine;
  input: object;
}

const firstPages = [{}, { page: '2' }, { page: '3' }] as const;

/** Every list whose address says what it lists, as its flow says. */
export const lists: readonly ListOfFlow[] = flows.flatMap(({ name, machine, input, list }) =>
  list ? [{ addresses: firstPages, controls: [], isPaged: true, ...list, flow: name, machine, input }] : [],
);

/** A request that a list has made, in the order they were made. */
export interface ListCall {
  input: unknown;
  /** Whether it is neither answered nor overtaken. */
  isUnderWay: () => boolean;
  answer: (output: object) => void;
  fail: () => void;
}

/** Lets what was answered reach the machine: an answer takes a few microtasks. */
export async function ticks(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}

/** A list in a browser that keeps a history, with the answers to its requests in the test's hands. */
export function browse(list: ListOfFlow, start: Query, { isCarriedOut = true } = {}) {
  const calls: ListCall[] = [];
  const load = fromPromise<object, unknown>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        let isAnswered = false;
        const once = (settle: () => void) => () => {
          isAnswered = true;
          settle();
        };
        calls.push({
          input,
          isUnderWay: () => !isAnswered && !signal.aborted,
          answer: (output) => once(() => resolve(output))(),
          fail: once(() => reject(failing.network)),
        });
      }),
  );
  const machine = list.machine.provide({ actors: { [list.call]: load } });
  const actor: AnyActorRef = createActor(machine, { input: { ...list.input, address: list.addressOf(start) } });
  const history = [start];
  let place = 0;

  const address = (): Query => history[place] ?? {};
  const tell = () => actor.send({ type: 'address.set', address: list.addressOf(address()) });
  function go(by: -1 | 1) {
    if (history[place + by] === undefined) return;
    place += by;
    tell();
  }
  function follow(to: Query, replace = false) {
    history.splice(replace ? place : place + 1, history.length, to);
    place = history.length - 1;
    tell();
  }
  actor.on('address.change', (effect) => {
    if (!isCarriedOut) return;
    // Emitted events are typed by the machine, which is any here.
    const { search, replace } = effect as ChangeAddress;
    const changed = Object.entries({ ...address(), ...search }).filter(([, value]) => value !== '');
    follow(Object.fromEntries(changed), replace);
  });
  actor.start();

  return { actor, calls, address, go, follow, state: (): unknown => actor.getSnapshot().value };
}
