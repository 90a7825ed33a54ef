import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancers } from '../../testing/samples.ts';
import { contactMachine } from './machine.ts';

type Event = ReplayEvent<typeof contactMachine>;

export const input = { userId: freelancers[0]?.id ?? '', draft: null };

export const reached: Event = settled('getFreelancerContact', { email: 'ngozi@adeyemi.example' });
export const withoutEmail: Event = settled('getFreelancerContact', { email: null });
export const unreached: Event = rejected('getFreelancerContact', failing.network);

export const written: Event[] = [
  { type: 'field.change', name: 'subject', value: 'A booking page for our pottery studio' },
  {
    type: 'field.change',
    name: 'message',
    value: 'Hello Ngozi,\n\nwe have six pages and one form in mind. Would you have time in January?',
  },
];
export const send = { type: 'message.send' } as const;
export const blocked: Event = rejected('openCompose', new Error('The window was blocked.'));

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const contactSnapshots = {
  looking: at(contactMachine, input),
  writing: at(contactMachine, input, [reached]),
  unreached: at(contactMachine, input, [unreached]),
  opening: at(contactMachine, input, [reached, ...written, send]),
  blocked: at(contactMachine, input, [reached, ...written, send, blocked]),
  copying: at(contactMachine, input, [reached, ...written, { type: 'text.copy' }]),
  sent: at(contactMachine, input, [reached, ...written, send, settled('openCompose')]),
} satisfies Record<StateOf<typeof contactMachine>, SnapshotFrom<typeof contactMachine>>;

/** Refinements of a state that people meet. */
export const contactVariations = {
  written: at(contactMachine, input, [reached, ...written]),
  incomplete: at(contactMachine, input, [reached, send]),
  withoutEmail: at(contactMachine, input, [withoutEmail, ...written]),
};
