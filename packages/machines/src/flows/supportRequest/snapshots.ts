import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { supportRequestMachine } from './machine.ts';

type Event = ReplayEvent<typeof supportRequestMachine>;

export const input = { idempotencyKey: 'a-key-of-this-form' };

export const written: Event[] = [
  { type: 'field.change', name: 'name', value: 'Mara Lindqvist' },
  { type: 'field.change', name: 'email', value: 'mara@harbourandpine.example' },
  { type: 'field.change', name: 'category', value: 'project' },
  { type: 'field.change', name: 'subject', value: 'Two people for one project' },
  {
    type: 'field.change',
    name: 'message',
    value: 'I would like to hire a designer and a developer for the same project. Do I post it twice?',
  },
];
export const sent: Event[] = [...written, { type: 'request.send' }];
export const received: Event[] = [...sent, settled('createSupportRequest')];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const supportRequestSnapshots = {
  editing: at(supportRequestMachine, input),
  sending: at(supportRequestMachine, input, sent),
  submitted: at(supportRequestMachine, input, received),
} satisfies Record<StateOf<typeof supportRequestMachine>, SnapshotFrom<typeof supportRequestMachine>>;

/** Refinements of a state that people meet. */
export const supportRequestVariations = {
  written: at(supportRequestMachine, input, written),
  incomplete: at(supportRequestMachine, input, [{ type: 'request.send' }]),
  failed: at(supportRequestMachine, input, [...sent, rejected('createSupportRequest', failing.network)]),
};
