import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { meeting, proposedMeeting } from '../../testing/sampleMeetings.ts';
import type { ProposalInput, ProposalValues } from './flow.ts';
import { timesProposalMachine } from './flow.ts';

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

export const timesProposalFlow = defineFlow({
  machine: timesProposalMachine,
  input,
  others: [{ type: 'clock.tick', now: Date.UTC(2026, 10, 21) }],
  scenarios: {
    editing: filled,
    proposing: [...filled, propose],
    proposed: [...filled, propose, sent],
    overtaken: [...filled, propose, overtaken],

    opened: [],
    empty: [propose],
    three: [...filled, change('thirdDate', '2026-11-27'), change('thirdTime', '09:00')],
    /** What is proposed already is changed. */
    again: { input: { ...input, meeting: proposedMeeting }, events: [] },
    wrong: [
      change('firstDate', '2026-11-24'),
      change('firstTime', '14:30'),
      change('secondDate', '2026-11-26'),
      propose,
    ],
    /** Clocks in Paris go back over this time. */
    doubled: [change('firstDate', '2027-10-31'), change('firstTime', '02:30')],
    refused: [
      ...filled,
      propose,
      rejected(
        'proposeMeetingTimes',
        failing.refused(422, 'No.', {
          times: '2026-11-25, 10:00: This time has already passed today. Please choose a later time.',
        }),
      ),
    ],
  },
});
