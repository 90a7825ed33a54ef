import type { MeetingType, Role } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import { firstName } from '@guildhall/machines/domain/names';
import { meetingStatusWord } from '@guildhall/machines/domain/statusWords';
import type { MeetingCard, MeetingPhase } from '@guildhall/machines/flows/meetingPhase';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { CountdownProps } from '@guildhall/ui/Countdown';
import { Ban, CalendarCheck, CalendarClock, CircleCheck, Radio } from '@guildhall/ui/icons';
import type { StatusBadgeProps } from '@guildhall/ui/StatusBadge';

type Meeting = Schema<'Meeting'>;

const meetingLooks: Record<MeetingPhase, StatusBadgeProps> = {
  upcoming: { tone: 'info', icon: CalendarClock, children: meetingStatusWord('SCHEDULED') },
  live: { tone: 'critical', icon: Radio, children: 'Live Now' },
  ended: { tone: 'neutral', icon: CircleCheck, children: 'Ended' },
  cancelled: { tone: 'neutral', icon: Ban, children: meetingStatusWord('CANCELLED') },
};

export const meetingTypeWords: Record<MeetingType, string> = {
  INTERVIEW: 'Interview',
  DISCUSSION: 'Discussion',
  CLARIFICATION: 'Clarification',
};

/** Whom the reader meets, by first name, and where they are if that is known. */
export function otherPerson({ client, freelancer }: Meeting, reader: Role) {
  const { name, timezone } = reader === 'CLIENT' ? freelancer : client;
  return { name: firstName(name), timezone };
}

/** What the one who is not the reader is called. */
export function otherParty({ client, freelancer }: Meeting, reader: Role): string {
  if (reader === 'CLIENT') return freelancer.name;
  return client.company === null ? client.name : `${client.name}, ${client.company}`;
}

/** What a control or a spoken sentence is about, where the card around it is not seen. */
export const aboutMeeting = (meeting: Meeting, reader: Role): string =>
  `${meeting.title} with ${reader === 'CLIENT' ? meeting.freelancer.name : meeting.client.name}`;

type Milestone = Parameters<NonNullable<CountdownProps['milestoneText']>>[0];

const milestones: Record<Milestone, string> = {
  oneHour: 'starts in one hour',
  tenMinutes: 'starts in ten minutes',
  oneMinute: 'starts in one minute',
  live: 'is live now',
};

/** The four sentences that are spoken while a meeting is waited for. */
export const milestoneText = (meeting: Meeting, reader: Role, milestone: Milestone): string =>
  `${aboutMeeting(meeting, reader)} ${milestones[milestone]}.`;

export const durationText = (minutes: number): string => counted(minutes, 'minute');

/** How much of a live meeting is left; begun minutes count. */
export const leftText = ({ context: { meeting, now } }: MeetingCard): string =>
  `${durationText(Math.ceil((Date.parse(meeting.endsAt) - now) / 60_000))} left`;

/** What the calendar file does to a calendar. */
export const fileWord = (phase: MeetingPhase): string =>
  phase === 'cancelled' ? 'Remove from Calendar' : 'Add to Calendar';

/** What the link to the room is called; there is none to a meeting that is over. */
export const linkWord = (phase: MeetingPhase): string | null =>
  phase === 'upcoming' ? 'Preview Meeting Link' : phase === 'live' ? 'Join Meeting' : null;

/** How a card looks: what the freelancer said of the meeting is part of it. */
export function meetingLook({ value, context: { meeting } }: MeetingCard): StatusBadgeProps {
  if (value === 'upcoming' && meeting.reply === 'CONFIRMED') return confirmedLook;
  return value === 'cancelled' && meeting.reply === 'DECLINED' ? declinedLook : meetingLooks[value];
}

const confirmedLook: StatusBadgeProps = { tone: 'positive', icon: CalendarCheck, children: 'Confirmed' };
const declinedLook: StatusBadgeProps = { tone: 'neutral', icon: Ban, children: 'Declined' };

/** What was given as a reason: for a cancellation, for declining, or for another time. */
export function reasonWord(phase: MeetingPhase, { reply }: Meeting): string {
  if (phase !== 'cancelled') return 'Reason for the change:';
  return reply === 'DECLINED' ? 'Reason for declining:' : 'Reason for the cancellation:';
}

/** What a coming meeting waits for, as its reader is told; null where it waits for nothing, or for other times. */
export function replyText(
  { client, freelancer, reply, proposal, timesDeclinedAt }: Meeting,
  reader: Role,
): string | null {
  if (reply !== 'AWAITED' || proposal !== null) return null;
  const isKept = timesDeclinedAt !== null;
  if (reader === 'CLIENT') {
    const asked = `${firstName(freelancer.name)} has not answered yet.`;
    return isKept ? `You said no to the times that ${firstName(freelancer.name)} suggested. ${asked}` : asked;
  }
  const asking = 'Will you be there?';
  return isKept ? `${firstName(client.name)} cannot make the times that you suggested. ${asking}` : asking;
}

/** What calling a meeting off is called. */
export const callOffWord = (reader: Role): string => (reader === 'CLIENT' ? 'Cancel Meeting' : 'Decline');

/** What suggesting other times is called: they take the place of those before. */
export const proposeWord = ({ proposal }: Meeting): string =>
  proposal === null ? 'Suggest Another Time' : 'Change Suggested Times';

/** What stands above the suggested times: an offer to the client, and to the freelancer that it has no answer yet. */
export const proposalTitle = ({ client, freelancer }: Meeting, reader: Role): string =>
  reader === 'CLIENT'
    ? `${firstName(freelancer.name)} suggests another time`
    : `You suggested another time. ${firstName(client.name)} has not answered yet.`;
