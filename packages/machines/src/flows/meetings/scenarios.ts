import { pageAddressOf } from '../../kit/lists.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import {
  answeredByFreelancer,
  answeredMeetings,
  endedMeeting,
  meeting,
  meetings,
  meetingsOfFreelancer,
  proposedMeeting,
} from '../../testing/sampleMeetings.ts';
import type { MeetingsInput } from './flow.ts';
import { meetingsMachine } from './flow.ts';

type Event = ReplayEvent<typeof meetingsMachine>;

/** When the stories happen. */
const now = Date.parse('2026-11-20T09:00:00Z');

export const input: MeetingsInput = { address: { page: 1 }, role: 'CLIENT', now };
export const ofFreelancer: MeetingsInput = { ...input, role: 'FREELANCER' };

const listed = (list: typeof meetings, total = list.length, page = 1): Event =>
  settled('listMeetings', { meetings: list, pagination: pagination(total, page, 50) });

export const loaded = listed(meetings);
export const one = listed([meeting]);
export const nothing = listed([]);
export const failure: Event = rejected('listMeetings', failing.network);
export const save = { type: 'invitation.save', meetingId: meeting.id } as const;
export const cancel = { type: 'meeting.cancel', meetingId: meeting.id } as const;
export const reason = { type: 'field.change', name: 'reason', value: 'A colleague is ill that day.' } as const;
export const confirm = { type: 'decision.confirm' } as const;
export const tick = (later: number): Event => ({ type: 'clock.tick', now: now + later });

/** The only meeting has a proposal of the freelancer's. */
export const proposed = listed([proposedMeeting]);
export const accept = {
  type: 'proposal.accept',
  meetingId: proposedMeeting.id,
  startsAt: '2026-11-25T09:00:00.000Z',
} as const;

export const confirmMeeting = { type: 'meeting.confirm', meetingId: meeting.id } as const;
export const keep = { type: 'proposal.decline', meetingId: proposedMeeting.id } as const;

const allOfFreelancer = listed(meetingsOfFreelancer);

export const meetingsFlow = defineFlow({
  machine: meetingsMachine,
  input,
  others: [
    settled('acceptMeetingProposal', { ...meeting, warning: null }),

    { type: 'clock.tick', now: Date.UTC(2026, 10, 20, 9, 1) },
    { type: 'clock.tick', now: Date.UTC(2027, 10, 20) },
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded],
    downloading: [loaded, save],
    confirmingCancellation: [loaded, cancel, reason],
    cancelling: [loaded, cancel, reason, confirm],
    accepting: [proposed, accept],
    confirming: { input: ofFreelancer, events: [allOfFreelancer, confirmMeeting] },
    keeping: [proposed, keep],

    /** Others were scheduled while a question lay over them. */
    withNews: [
      one,
      {
        type: 'list.heard',
        address: input.address,
        list: { meetings, pagination: pagination(meetings.length, 1, 50) },
        wasHeld: true,
      },
    ],
    proposed: [proposed],
    /** One of the proposed times has passed, and the meeting is still to come. */
    proposedInPart: {
      input: { ...input, now: Date.parse('2026-11-25T12:00:00Z') },
      events: [proposed],
    },
    proposedByFreelancer: { input: ofFreelancer, events: [proposed] },
    /** The freelancer declines: the question has words of its own. */
    declining: { input: ofFreelancer, events: [allOfFreelancer, cancel, reason] },
    /** One that was confirmed, one that was declined, and one whose suggested times were turned down. */
    answered: [listed(answeredMeetings)],
    answeredByFreelancer: { input: ofFreelancer, events: [listed(answeredByFreelancer)] },
    ofFreelancer: { input: ofFreelancer, events: [allOfFreelancer] },
    noneOfFreelancer: { input: ofFreelancer, events: [nothing] },
    withoutReason: [loaded, cancel, confirm],
    loadingAgain: [loaded, { type: 'address.set', address: { page: 2 } }],
    lastPage: {
      input: { ...input, address: { page: 3 } },
      events: [listed([endedMeeting], 101, 3)],
    },
  },
  list: {
    call: 'listMeetings',
    addressOf: pageAddressOf,
    answer: { meetings },
  },
});
