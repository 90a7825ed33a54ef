import { isMeetingLink } from '@guildhall/machines/domain/meetingLink';
import { beginningOf, wallTimeOf } from '@guildhall/machines/domain/meetingTime';
import { meetingWords } from '@guildhall/machines/domain/meetingWords';

import { Refusal } from '../../domain/refusal.ts';
import type { MeetingRow } from '../../repositories/meetings.ts';
import type { BodyOf } from '../types.ts';
import { assertTimezone } from './assertTimezone.ts';

type MeetingFields = { meetingDate: string; meetingTime: string; timezone: string; googleMeetLink: string };

/** What the contract cannot say of the fields: which hosts a link may have, and when a meeting can begin. */
export function beginningOfValid(body: MeetingFields, now: Date): Date {
  assertTimezone(body.timezone);
  const { invalid } = meetingWords.fields.googleMeetLink;
  const beginning = beginningOf({ date: body.meetingDate, time: body.meetingTime }, body.timezone, now);
  const errors = { ...(!isMeetingLink(body.googleMeetLink) && { googleMeetLink: invalid }), ...beginning.errors };
  const [only, ...more] = Object.values(errors);
  if (only === undefined && !beginning.errors) return beginning.startsAt;
  throw new Refusal(422, more.length > 0 || only === undefined ? meetingWords.refused : only, errors);
}

/** A link that is wrong is refused whatever meeting it is for, as the contract's own faults are. */
export function assertLink(link: string | undefined): void {
  if (link === undefined || isMeetingLink(link)) return;
  const { invalid } = meetingWords.fields.googleMeetLink;
  throw new Refusal(422, invalid, { googleMeetLink: invalid });
}

/** A meeting's fields as they are to be: what is left out stays. Refuses to change nothing. */
export function changedFields(meeting: MeetingRow, body: BodyOf<'rescheduleMeeting'>, now: Date) {
  const { date, time } = wallTimeOf(meeting.startsAt, meeting.timezone);
  const { meetingDate = date, meetingTime = time, timezone = meeting.timezone } = body;
  const { duration: durationMinutes = meeting.durationMinutes, googleMeetLink = meeting.meetingLink } = body;
  const asked = beginningOfValid({ meetingDate, meetingTime, timezone, googleMeetLink }, now);
  const isSameTime = meetingDate === date && meetingTime === time && timezone === meeting.timezone;
  // What its clock shows may come twice, and an accepted proposal may have been the second.
  const startsAt = isSameTime ? meeting.startsAt : asked;
  const isSame =
    startsAt.getTime() === meeting.startsAt.getTime() &&
    timezone === meeting.timezone &&
    durationMinutes === meeting.durationMinutes &&
    googleMeetLink === meeting.meetingLink;
  if (isSame) throw new Refusal(409, 'The meeting already looks like this. Nothing was changed.');
  return { startsAt, timezone, durationMinutes, meetingLink: googleMeetLink };
}

/** The instants that a freelancer proposes, the soonest first. */
export function proposedInstants(meeting: MeetingRow, body: BodyOf<'proposeMeetingTimes'>, now: Date): Date[] {
  const { times, timezone = meeting.timezone } = body;
  assertTimezone(timezone);
  const instants = times.map(({ meetingDate, meetingTime }) => {
    const beginning = beginningOf({ date: meetingDate, time: meetingTime }, timezone, now);
    if (beginning.errors) refuseTimes(`${meetingDate}, ${meetingTime}: ${Object.values(beginning.errors).join(' ')}`);
    return beginning.startsAt.getTime();
  });
  if (new Set(instants).size < instants.length) refuseTimes('Please propose times that differ from one another.');
  if (instants.includes(meeting.startsAt.getTime())) refuseTimes('The meeting is at one of these times already.');
  return instants.toSorted((one, other) => one - other).map((startsAt) => new Date(startsAt));
}

function refuseTimes(message: string): never {
  throw new Refusal(422, message, { times: message });
}
