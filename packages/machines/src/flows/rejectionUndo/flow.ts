import { assign, emit, setup } from 'xstate';

import { decisionFailure, decisionGuards, overtakenTo } from '../../archetypes/decision.ts';
import { task } from '../../archetypes/task.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';
import { rejectionStatusMachine } from '../../lifecycles/rejectionStatus/machine.ts';

type Rejection = Schema<'Rejection'>;

interface Context {
  /** Those that can still be undone, the soonest first. */
  rejections: readonly Rejection[];
  /** The one that is being undone, or was last, or that was carried out last. */
  about: Rejection | null;
}

type Event =
  | /** What the server says can be undone. */
    { type: 'rejections.set'; rejections: readonly Rejection[] }
  | { type: 'rejection.undo'; rejectionId: string }
  | { type: 'notice.dismiss' };

export interface UndoCall {
  params: { rejectionId: string };
}

/** Everything that shows applications reads them again. */
const changed = { type: 'projects.change' } as const;

const failed = (error: unknown) => decisionFailure(error, 'Failed to undo the rejection. Please try again.');

const undoing = task({
  types: {} as Context,
  call: 'undoRejection',
  input: ({ about }): UndoCall => ({ params: { rejectionId: about?.id ?? '' } }),
  back: 'due',
  done: 'undone',
  // Some of them may have been answered one by one meanwhile: the answer says how many wait again.
  keep: (answer: Rejection, { rejections }) => ({
    rejections: rejections.filter(({ id }) => id !== answer.id),
    about: answer,
  }),
  next: () => changed,
  failures: [overtakenTo('due', failed, changed)],
  failure: failed,
});

/**
 * Rejections of several applications that can be undone for a while.
 *
 * Guarantees: the server alone says what can be undone, and is asked again as soon as time should be up; what came of a
 * rejection stays to be read until it is put away; one is undone at a time, and one that could not be is said to be.
 *
 * Area: Hiring.
 */
export const rejectionUndoMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { undoRejection: call<Rejection, UndoCall>('undoRejection') },
  delays: {
    // A little later than the server, so that it has done it when it is asked.
    timeIsUp: ({ context }) => Math.max(2, (context.rejections[0]?.secondsLeft ?? 0) + 2) * 1000,
  },
  guards: {
    someCanBeUndone: (_, { rejections }: { rejections: readonly Rejection[] }) => rejections.length > 0,
    mayBeUndone: ({ context: { rejections } }, { rejectionId }: { rejectionId: string }) =>
      rejections.some(
        ({ id, status }) =>
          id === rejectionId && nextStatus(rejectionStatusMachine, status, { type: 'rejection.undo' }).ok,
      ),
    ...decisionGuards,
  },
  actions: {
    take: assign(({ context }, { rejections }: { rejections: readonly Rejection[] }) => ({
      rejections,
      about: context.rejections.at(-1) ?? context.about,
    })),
    sayChange: emit(changed),
  },
}).createMachine({
  id: 'rejectionUndo',
  context: { rejections: [], about: null },
  initial: 'none',
  on: {
    'rejections.set': {
      guard: { type: 'someCanBeUndone', params: ({ event }) => event },
      target: '.due',
      actions: { type: 'take', params: ({ event }) => event },
    },
  },
  states: {
    none: {},
    due: {
      // Where the server cannot be asked, it is asked again after a while.
      after: { timeIsUp: { target: 'due', reenter: true, actions: 'sayChange' } },
      on: {
        'rejections.set': [
          {
            guard: { type: 'someCanBeUndone', params: ({ event }) => event },
            target: 'due',
            reenter: true,
            actions: { type: 'take', params: ({ event }) => event },
          },
          { target: 'told', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'rejection.undo': {
          guard: { type: 'mayBeUndone', params: ({ event }) => event },
          target: 'undoing',
          actions: assign(({ context, event }) => ({
            about: context.rejections.find(({ id }) => id === event.rejectionId) ?? null,
          })),
        },
      },
    },
    undoing: {
      ...undoing,
      // Its answer says more than a list that was read meanwhile.
      on: { 'rejections.set': { actions: assign(({ event }) => ({ rejections: event.rejections })) } },
    },
    undone: { on: { 'notice.dismiss': 'none' } },
    told: { on: { 'notice.dismiss': 'none' } },
  },
});
