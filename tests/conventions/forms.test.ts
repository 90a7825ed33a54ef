import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { transition } from 'xstate';

import { failing, nameOf, rejected } from '../../packages/machines/src/testing/replay.ts';
import { flows } from '../flows.ts';

const isForm = ({ context }: AnyMachineSnapshot) => 'problems' in context && 'values' in context;

const forms = flows
  .map(({ name, machine, snapshots }) => ({ flow: name, machine, snapshots: Object.values(snapshots).filter(isForm) }))
  .filter(({ snapshots }) => snapshots.length > 0);

const after = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: { type: string }): AnyMachineSnapshot =>
  transition(machine, snapshot, event)[0];

/** Where a form is once its call has failed, with something wrong in every field. */
function failedForms(machine: AnyStateMachine, snapshots: readonly AnyMachineSnapshot[]): AnyMachineSnapshot[] {
  const isBusy = (snapshot: AnyMachineSnapshot) => snapshot.hasTag('busy');
  return snapshots.filter(isBusy).flatMap(({ value, context, children }) =>
    Object.keys(children).map((call) => {
      // A listed snapshot hides its wiring, and cannot be moved on.
      const failed = after(machine, machine.resolveState({ value, context }), rejected(call, failing.network));
      const names = Object.keys(failed.context.values);
      const problems = Object.fromEntries(names.map((name) => [name, 'Wrong before.']));
      return machine.resolveState({ value: failed.value, context: { ...failed.context, problems } });
    }),
  );
}

/** Events that carry something: no button sends them. */
const isTold = (type: string) => /^xstate\.|\.(change|restore|know|set)$/.test(type);

const isEditable = (snapshot: AnyMachineSnapshot) =>
  Object.entries(snapshot.context.values).some(([name, value]) => snapshot.can({ type: 'field.change', name, value }));

/** What a form says is wrong while it is sent, by the state that sends it. */
function saidWhileSending(machine: AnyStateMachine, snapshots: readonly AnyMachineSnapshot[]) {
  const buttons = machine.events.filter((type: string) => !isTold(type));
  return failedForms(machine, snapshots)
    .filter(isEditable)
    .flatMap((failed) =>
      buttons
        .filter((type: string) => failed.can({ type }))
        .map((type: string) => after(machine, failed, { type }))
        .filter((sent: AnyMachineSnapshot) => sent.hasTag('busy'))
        .map((sent: AnyMachineSnapshot): [string, object] => [nameOf(sent.value), sent.context.problems]),
    );
}

describe('a form that is sent again', () => {
  it.each(forms)('$flow no longer says what was wrong before', ({ machine, snapshots }) => {
    const said = saidWhileSending(machine, snapshots);
    expect(said).not.toEqual([]);
    expect(said.filter(([, problems]) => Object.keys(problems).length > 0)).toEqual([]);
  });
});
