import type { MeetingType, Role } from '@guildhall/api/enums';
import { counted } from '@guildhall/machines/domain/counted';
import { firstName } from '@guildhall/machines/domain/names';
import { meetingStatusWord } from '@guildhall/machines/domain/statusWords';
import type { MeetingCard, MeetingPhase } from '@guildhall/machines/flows/meetingPhase';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { CountdownProps } from '@guildhall/ui/Countdown';
import { Ban, CalendarClock, CircleCheck, Radio } from '@guildhall/ui/icons';
import type { StatusBadgeProps } from '@guildhall/ui/StatusBadge';

type Meeting = Schema<'Meeting'>;

export const meetingLooks: Record<MeetingPhase, StatusBadgeProps> = {
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

/** What the client gave a reason for: a cancellation, or another time. */
export const reasonWord = (phase: MeetingPhase): string =>
  phase === 'cancelled' ? 'Reason for the cancellation:' : 'Reason for the new time:';

/** What proposing other times is called: a new proposal takes the place of the one before. */
export const proposeWord = ({ proposal }: Meeting): string =>
  proposal === null ? 'Propose Another Time' : 'Change Proposal';

/** What stands above the proposed times: an offer to the client, and to the freelancer that it has no answer yet. */
export const proposalTitle = ({ client, freelancer }: Meeting, reader: Role): string =>
  reader === 'CLIENT'
    ? `${firstName(freelancer.name)} proposes another time`
    : `You proposed another time. ${firstName(client.name)} has not answered yet.`;
