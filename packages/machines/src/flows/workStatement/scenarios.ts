import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { delivery, postedProject, sentBackDelivery } from '../../testing/samples.ts';
import { workStatementMachine } from './flow.ts';

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

export const workStatementFlow = defineFlow({
  machine: workStatementMachine,
  input,
  scenarios: {
    loading: [],
    shown: [loaded],
    missing: [refusal],
    failed: [failure],

    ended: [
      settled('getWorkStatement', {
        ...statement,
        deliveries: [sentBackDelivery],
        completedAt: null,
        ended: { by: 'CLIENT', reason: 'Our funding fell through. I am sorry.', at: '2026-11-19T09:00:00.000Z' },
      }),
    ],
    endedAtOnce: [
      settled('getWorkStatement', {
        ...statement,
        deliveries: [],
        completedAt: null,
        ended: { by: 'FREELANCER', reason: 'I have fallen ill.', at: '2026-09-08T09:00:00.000Z' },
      }),
    ],
    withoutWords: [
      settled('getWorkStatement', {
        ...statement,
        client: { ...statement.client, company: null },
        deliveries: [{ ...delivery, delivered: null }],
      }),
    ],
  },
});
