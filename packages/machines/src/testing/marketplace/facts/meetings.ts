import type { Schema } from '../../../kit/schema.ts';
import { applicationsToMara } from './applicationsToMara.ts';
import { applicationsToOthers } from './applicationsToOthers.ts';
import { at, idOf } from './kit.ts';
import type { Sent } from './sent.ts';

/** What happened to a meeting after it was scheduled. */
export interface MeetingStep {
  type:
    | 'INTERVIEW_CONFIRMED'
    | 'INTERVIEW_TIMES_SUGGESTED'
    | 'INTERVIEW_TIMES_DECLINED'
    | 'INTERVIEW_MOVED'
    | 'INTERVIEW_DECLINED'
    | 'INTERVIEW_CANCELLED';
  at: string;
  /** Why, or what was said with suggested times. */
  reason?: string;
  times?: readonly string[];
  movedFrom?: string;
}

/** What is true of a meeting. Its status and who has said what follow from its steps. */
export interface MeetingFacts {
  id: string;
  /** The application that it is about: it says who meets. */
  of: Sent;
  title: string;
  description: string | null;
  link: string;
  type: Schema<'MeetingType'>;
  startsAt: string;
  minutes: Schema<'InterviewDuration'>;
  /** In which it was scheduled. */
  zone: string;
  scheduledAt: string;
  steps: readonly MeetingStep[];
}

const meeting = (
  number: number,
  of: Sent,
  facts: Partial<MeetingFacts> & Pick<MeetingFacts, 'startsAt' | 'scheduledAt'>,
): MeetingFacts => ({
  id: idOf(15, number),
  of,
  title: 'Application Interview',
  description: null,
  link: 'https://meet.google.com/abc-defg-hij',
  type: 'INTERVIEW',
  minutes: 60,
  zone: 'Europe/Paris',
  steps: [],
  ...facts,
});

const { shopTomas, vansNgozi, vansKaterina, vansNoa, vouchersNgozi, checkoutNgozi } = applicationsToMara;
const { stampMarguerite, stockNgozi, stockTomas } = applicationsToMara;
const { hoursNgozi, trackingNgozi } = applicationsToOthers;

export const meetings = {
  /** In four days. */
  interview: meeting(1, vansNgozi, {
    description: 'We walk through your proposal together. Please bring one planner that you have built.',
    startsAt: at('2026-11-24', '13:30'),
    scheduledAt: at('2026-11-18', '10:00'),
  }),
  /** Has begun when the stories happen. */
  live: meeting(2, shopTomas, {
    title: 'Questions about the templates',
    link: 'https://us02web.zoom.us/j/82510074411',
    type: 'CLARIFICATION',
    startsAt: at('2026-11-20', '08:45'),
    minutes: 45,
    zone: 'UTC',
    scheduledAt: at('2026-11-19', '15:30'),
    steps: [{ type: 'INTERVIEW_CONFIRMED', at: at('2026-11-19', '16:00') }],
  }),
  ended: meeting(3, checkoutNgozi, {
    title: 'What the receipt says',
    type: 'DISCUSSION',
    startsAt: at('2026-11-12', '14:00'),
    minutes: 30,
    zone: 'America/New_York',
    scheduledAt: at('2026-11-11', '09:20'),
    steps: [{ type: 'INTERVIEW_CONFIRMED', at: at('2026-11-11', '10:00') }],
  }),
  /** Called off by its client, on another day in its own zone than in UTC. */
  cancelled: meeting(4, vansKaterina, {
    startsAt: at('2026-11-26', '23:00'),
    zone: 'Asia/Tokyo',
    scheduledAt: at('2026-11-16', '08:00'),
    steps: [
      {
        type: 'INTERVIEW_CANCELLED',
        at: at('2026-11-18', '17:00'),
        reason: 'I am not going to the fair in Tokyo after all.',
      },
    ],
  }),
  /** For which the freelancer proposes two other times. */
  proposed: meeting(5, vouchersNgozi, {
    title: 'How a voucher is used up',
    type: 'DISCUSSION',
    startsAt: at('2026-11-27', '13:30'),
    scheduledAt: at('2026-11-18', '12:00'),
    steps: [
      {
        type: 'INTERVIEW_TIMES_SUGGESTED',
        at: at('2026-11-19', '16:00'),
        reason: 'I am on a train that afternoon.',
        times: [at('2026-11-25', '09:00'), at('2026-11-26', '15:30')],
      },
    ],
  }),
  /** Declined by the freelancer. */
  declined: meeting(6, vansNoa, {
    startsAt: at('2026-11-23', '10:00'),
    scheduledAt: at('2026-11-16', '08:30'),
    steps: [
      {
        type: 'INTERVIEW_DECLINED',
        at: at('2026-11-18', '07:40'),
        reason: 'I have taken on another project since I applied.',
      },
    ],
  }),
  /** This afternoon, and confirmed. */
  today: meeting(7, checkoutNgozi, {
    title: 'The new prices, line by line',
    type: 'DISCUSSION',
    startsAt: at('2026-11-20', '13:30'),
    minutes: 30,
    zone: 'Europe/Stockholm',
    scheduledAt: at('2026-11-18', '08:00'),
    steps: [{ type: 'INTERVIEW_CONFIRMED', at: at('2026-11-18', '09:10') }],
  }),
  /** The suggested times were turned down, so it stands as it is. */
  kept: meeting(8, stampMarguerite, {
    title: 'The stamp on paper, wood and cloth',
    type: 'DISCUSSION',
    startsAt: at('2026-11-30', '09:00'),
    minutes: 45,
    zone: 'Europe/Stockholm',
    scheduledAt: at('2026-11-18', '17:10'),
    steps: [
      { type: 'INTERVIEW_TIMES_SUGGESTED', at: at('2026-11-19', '08:00'), times: [at('2026-12-01', '15:00')] },
      { type: 'INTERVIEW_TIMES_DECLINED', at: at('2026-11-19', '17:00') },
    ],
  }),
  /** The same, between others. */
  keptByOther: meeting(9, hoursNgozi, {
    title: 'The exceptions',
    type: 'DISCUSSION',
    startsAt: at('2026-11-24', '14:00'),
    minutes: 30,
    zone: 'Europe/Dublin',
    scheduledAt: at('2026-11-19', '11:00'),
    steps: [
      { type: 'INTERVIEW_TIMES_SUGGESTED', at: at('2026-11-19', '12:10'), times: [at('2026-11-24', '16:00')] },
      { type: 'INTERVIEW_TIMES_DECLINED', at: at('2026-11-19', '14:00') },
    ],
  }),
  declinedByNgozi: meeting(10, trackingNgozi, {
    startsAt: at('2026-11-16', '07:00'),
    zone: 'Europe/Istanbul',
    scheduledAt: at('2026-11-11', '07:05'),
    steps: [
      { type: 'INTERVIEW_DECLINED', at: at('2026-11-12', '08:00'), reason: 'I cannot be in İzmir before spring.' },
    ],
  }),
  /** Moved to the morning. */
  moved: meeting(11, stockNgozi, {
    startsAt: at('2026-09-04', '08:00'),
    zone: 'Europe/Stockholm',
    scheduledAt: at('2026-09-02', '12:10'),
    steps: [
      {
        type: 'INTERVIEW_MOVED',
        at: at('2026-09-03', '07:30'),
        movedFrom: at('2026-09-04', '13:30'),
        reason: 'The room is taken in the afternoon.',
      },
    ],
  }),
  calledOff: meeting(12, stockTomas, {
    startsAt: at('2026-09-04', '14:45'),
    zone: 'Europe/Stockholm',
    scheduledAt: at('2026-09-02', '12:05'),
    steps: [
      {
        type: 'INTERVIEW_CANCELLED',
        at: at('2026-09-03', '15:00'),
        reason: 'The room is taken, and we have found someone.',
      },
    ],
  }),
} satisfies Record<string, MeetingFacts>;

export const meetingsAbout = (sent: Sent): MeetingFacts[] =>
  Object.values<MeetingFacts>(meetings).filter(({ of }) => of === sent);
