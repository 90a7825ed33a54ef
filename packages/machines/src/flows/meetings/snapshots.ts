import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { declinedMeeting, endedMeeting, meeting, meetings, proposedMeeting } from '../../testing/sampleMeetings.ts';
import { pagination } from '../../testing/samples.ts';
import type { MeetingsInput } from './machine.ts';
import { meetingsMachine } from './machine.ts';

type Event = ReplayEvent<typeof meetingsMachine>;

/** When the stories happen. */
const now = Date.parse('2026-11-20T09:00:00Z');

export const input: MeetingsInput = { address: { page: 1 }, role: 'CLIENT', now };
export const ofFreelancer: MeetingsInput = { ...input, role: 'FREELANCER' };

/** The given page of three. */
export const loaded = (page = 1): Event =>
  settled('listMeetings', { meetings, pagination: pagination(meetings.length + 100, page, 50) });
export const one: Event = settled('listMeetings', { meetings: [meeting], pagination: pagination(1, 1, 50) });
export const nothing: Event = settled('listMeetings', { meetings: [], pagination: pagination(0, 1, 50) });
export const failure: Event = rejected('listMeetings', failing.network);
export const save = { type: 'invitation.save', meetingId: meeting.id } as const;
export const cancel = { type: 'meeting.cancel', meetingId: meeting.id } as const;
export const reason = { type: 'field.change', name: 'reason', value: 'A colleague is ill that day.' } as const;
export const confirm = { type: 'decision.confirm' } as const;
export const tick = (later: number): Event => ({ type: 'clock.tick', now: now + later });

/** The only meeting has a proposal of the freelancer's. */
export const proposed: Event = settled('listMeetings', {
  meetings: [proposedMeeting],
  pagination: pagination(1, 1, 50),
});
export const accept = {
  type: 'proposal.accept',
  meetingId: proposedMeeting.id,
  startsAt: '2026-11-25T09:00:00.000Z',
} as const;

export const confirmMeeting = { type: 'meeting.confirm', meetingId: meeting.id } as const;
export const keep = { type: 'proposal.decline', meetingId: proposedMeeting.id } as const;

const all: Event = settled('listMeetings', { meetings, pagination: pagination(meetings.length, 1, 50) });

const answered: Event = settled('listMeetings', {
  meetings: [
    { ...meeting, reply: 'CONFIRMED' },
    { ...meeting, id: proposedMeeting.id, timesDeclinedAt: '2026-11-19T17:00:00.000Z' },
    declinedMeeting,
  ],
  pagination: pagination(3, 1, 50),
});

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const meetingsSnapshots = {
  loading: at(meetingsMachine, input),
  failed: at(meetingsMachine, input, [failure]),
  empty: at(meetingsMachine, input, [nothing]),
  listed: at(meetingsMachine, input, [all]),
  downloading: at(meetingsMachine, input, [all, save]),
  confirmingCancellation: at(meetingsMachine, input, [all, cancel, reason]),
  cancelling: at(meetingsMachine, input, [all, cancel, reason, confirm]),
  accepting: at(meetingsMachine, input, [proposed, accept]),
  confirming: at(meetingsMachine, ofFreelancer, [all, confirmMeeting]),
  keeping: at(meetingsMachine, input, [proposed, keep]),
} satisfies Record<StateOf<typeof meetingsMachine>, SnapshotFrom<typeof meetingsMachine>>;

/** Refinements of a state that people meet. */
export const meetingsVariations = {
  /** Others were scheduled while a question lay over them. */
  withNews: at(meetingsMachine, input, [
    one,
    {
      type: 'list.heard',
      address: input.address,
      list: { meetings, pagination: pagination(meetings.length, 1, 50) },
      wasHeld: true,
    },
  ]),
  proposed: at(meetingsMachine, input, [proposed]),
  /** One of the proposed times has passed, and the meeting is still to come. */
  proposedInPart: at(meetingsMachine, { ...input, now: Date.parse('2026-11-25T12:00:00Z') }, [
    settled('listMeetings', {
      meetings: [{ ...proposedMeeting, startsAt: '2026-11-27T13:30:00.000Z', endsAt: '2026-11-27T14:30:00.000Z' }],
      pagination: pagination(1, 1, 50),
    }),
  ]),
  proposedByFreelancer: at(meetingsMachine, ofFreelancer, [proposed]),
  /** The freelancer declines: the question has words of its own. */
  declining: at(meetingsMachine, ofFreelancer, [all, cancel, reason]),
  /** One that was confirmed, one that was declined, and one whose suggested times were turned down. */
  answered: at(meetingsMachine, input, [answered]),
  answeredByFreelancer: at(meetingsMachine, ofFreelancer, [answered]),
  ofFreelancer: at(meetingsMachine, ofFreelancer, [all]),
  noneOfFreelancer: at(meetingsMachine, ofFreelancer, [nothing]),
  withoutReason: at(meetingsMachine, input, [all, cancel, confirm]),
  loadingAgain: at(meetingsMachine, input, [loaded(), { type: 'address.set', address: { page: 2 } }]),
  lastPage: at(meetingsMachine, { ...input, address: { page: 3 } }, [
    settled('listMeetings', { meetings: [endedMeeting], pagination: pagination(101, 3, 50) }),
  ]),
};
