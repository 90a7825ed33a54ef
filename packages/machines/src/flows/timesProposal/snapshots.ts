import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { meeting, proposedMeeting } from '../../testing/sampleMeetings.ts';
import type { ProposalInput, ProposalValues } from './machine.ts';
import { timesProposalMachine } from './machine.ts';

type Event = ReplayEvent<typeof timesProposalMachine>;

export const input: ProposalInput = { meeting, now: Date.parse('2026-11-20T09:00:00.000Z'), draft: null };

export const change = <Name extends keyof ProposalValues>(name: Name, value: ProposalValues[Name]): Event =>
  // One event of the form's union, by its field.
  ({ type: 'field.change', name, value }) as Event;

export const propose = { type: 'times.propose' } as const;
export const clear = (index: 1 | 2) => ({ type: 'time.clear', index }) as const;

export const first: Event[] = [change('firstDate', '2026-11-25'), change('firstTime', '10:00')];
export const second: Event[] = [change('secondDate', '2026-11-26'), change('secondTime', '16:30')];
export const filled: Event[] = [...first, ...second, change('note', 'I am on a train that afternoon.')];

export const sent: Event = settled('proposeMeetingTimes');
export const overtaken: Event = rejected(
  'proposeMeetingTimes',
  failing.refused(412, 'This was changed elsewhere since you opened it. Reload to see the latest version.'),
);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const timesProposalSnapshots = {
  editing: at(timesProposalMachine, input, filled),
  proposing: at(timesProposalMachine, input, [...filled, propose]),
  proposed: at(timesProposalMachine, input, [...filled, propose, sent]),
  overtaken: at(timesProposalMachine, input, [...filled, propose, overtaken]),
} satisfies Record<StateOf<typeof timesProposalMachine>, SnapshotFrom<typeof timesProposalMachine>>;

/** Refinements of a state that people meet. */
export const timesProposalVariations = {
  opened: at(timesProposalMachine, input),
  empty: at(timesProposalMachine, input, [propose]),
  three: at(timesProposalMachine, input, [...filled, change('thirdDate', '2026-11-27'), change('thirdTime', '09:00')]),
  /** What is proposed already is changed. */
  again: at(timesProposalMachine, { ...input, meeting: proposedMeeting }),
  wrong: at(timesProposalMachine, input, [
    change('firstDate', '2026-11-24'),
    change('firstTime', '14:30'),
    change('secondDate', '2026-11-26'),
    propose,
  ]),
  /** Clocks in Paris go back over this time. */
  doubled: at(timesProposalMachine, input, [change('firstDate', '2027-10-31'), change('firstTime', '02:30')]),
  refused: at(timesProposalMachine, input, [
    ...filled,
    propose,
    rejected(
      'proposeMeetingTimes',
      failing.refused(422, 'No.', {
        times: '2026-11-25, 10:00: This time has already passed today. Please choose a later time.',
      }),
    ),
  ]),
};
