import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { delivery, postedProject, sentBackDelivery } from '../../testing/samples.ts';
import { workStatementMachine } from './machine.ts';

const { id, title, description, budgetMin, budgetMax, duration } = postedProject;

export const input = { projectId: id };

export const statement: Schema<'WorkStatement'> = {
  number: 'K7QM-4RXP',
  project: { id, title, description },
  client: { name: 'Mara Lindqvist', company: 'Harbour & Pine', location: 'Gothenburg, Sweden' },
  freelancer: { name: 'Ngozi Adeyemi', company: null, location: 'Lisbon, Portugal' },
  budgetMin,
  budgetMax,
  duration,
  assignedAt: '2026-09-07T12:00:00.000Z',
  deliveries: [sentBackDelivery, delivery],
  completedAt: '2026-11-19T09:00:00.000Z',
  ended: null,
};

export const loaded = settled('getWorkStatement', statement);
export const failure = rejected('getWorkStatement', failing.network);
export const refusal = rejected('getWorkStatement', failing.refused(403, 'This project is between other people.'));

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const workStatementSnapshots = {
  loading: at(workStatementMachine, input),
  shown: at(workStatementMachine, input, [loaded]),
  missing: at(workStatementMachine, input, [refusal]),
  failed: at(workStatementMachine, input, [failure]),
} satisfies Record<StateOf<typeof workStatementMachine>, SnapshotFrom<typeof workStatementMachine>>;

/** Refinements of a state that people meet. */
export const workStatementVariations = {
  ended: at(workStatementMachine, input, [
    settled('getWorkStatement', {
      ...statement,
      deliveries: [sentBackDelivery],
      completedAt: null,
      ended: { by: 'CLIENT', reason: 'Our funding fell through. I am sorry.', at: '2026-11-19T09:00:00.000Z' },
    }),
  ]),
  endedAtOnce: at(workStatementMachine, input, [
    settled('getWorkStatement', {
      ...statement,
      deliveries: [],
      completedAt: null,
      ended: { by: 'FREELANCER', reason: 'I have fallen ill.', at: '2026-09-08T09:00:00.000Z' },
    }),
  ]),
  withoutWords: at(workStatementMachine, input, [
    settled('getWorkStatement', {
      ...statement,
      client: { ...statement.client, company: null },
      deliveries: [{ ...delivery, delivered: null }],
    }),
  ]),
};
