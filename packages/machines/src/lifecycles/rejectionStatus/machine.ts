import type { RejectionStatus } from '@guildhall/api/enums';
import { setup } from 'xstate';

/**
 * What can happen to a rejection of several applications: it is undone in time, or carried out, or another decision about
 * the project answers its applications before.
 */
export type RejectionEvent =
  | { type: 'rejection.undo' }
  | { type: 'rejection.carryOut' }
  | { type: 'rejection.overtake' };

/** For how long a rejection of several applications can be undone at least, in seconds. */
export const undoSeconds = 10;

/**
 * The life of a rejection of several applications.
 *
 * Guarantees: it is undone, carried out or overtaken, one of them alone, and once. Each of its applications has a life of its own, which
 * may go another way meanwhile.
 */
export const rejectionStatusMachine = setup({
  types: { events: {} as RejectionEvent },
}).createMachine({
  id: 'rejectionStatus',
  initial: 'DUE',
  states: {
    DUE: {
      on: {
        'rejection.undo': 'UNDONE',
        'rejection.carryOut': 'CARRIED_OUT',
        'rejection.overtake': 'OVERTAKEN',
      },
    },
    UNDONE: { type: 'final' },
    CARRIED_OUT: { type: 'final' },
    OVERTAKEN: { type: 'final' },
  } satisfies Record<RejectionStatus, { type?: 'final'; on?: Record<string, RejectionStatus> }>,
});
