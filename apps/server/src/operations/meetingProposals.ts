import { permitMeetingChange } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import type { MeetingRow } from '../repositories/meetings.ts';
import { declineTimes, proposeTimes } from '../repositories/meetings.ts';
import { recordMeetingEvent } from '../repositories/projectEvents.ts';
import { toMeeting } from './answers/meeting.ts';
import { etagIn, hasBegun, lockOwnMeeting, recordChange } from './meetingChanges.ts';
import { interviewFor, interviewOf } from './steps/interview.ts';
import { proposedInstants } from './steps/meetingFields.ts';
import type { Handler } from './types.ts';

/** The meeting stays at its time until the client accepts one of these. */
export const proposeMeetingTimes: Handler<'proposeMeetingTimes'> = async (context) => {
  const { body, session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    permitMeetingChange(meeting.status, { type: 'meeting.propose', hasBegun: hasBegun(meeting, now) });
    const [times, note] = [proposedInstants(meeting, body, now), optional(body.note) ?? null];
    if (isProposed(meeting, times, note)) throw new Refusal(409, 'You have already suggested these times.');
    const proposed = await proposeTimes(trx, meeting.id, { times, note }, now);
    await recordMeetingEvent(trx, proposed, {
      type: 'INTERVIEW_TIMES_SUGGESTED',
      at: now,
      suggestedTimes: times.map((time) => time.toISOString()),
      ...(note !== null && { reason: note }),
    });
    await recordChange(trx, session, { action: 'meeting.propose', at: now }, [meeting, proposed]);
    const readerTimezone = await findTimezoneOf(trx, meeting.clientId);
    const interview = { ...interviewOf(proposed), ...(readerTimezone !== null && { readerTimezone }) };
    const data = { interview, times: times.map((time) => ({ ...interview, startsAt: time.toISOString() })), note };
    await services.mail.send(trx, { template: 'interviewTimesProposed', to: meeting.clientEmail, data });
    const answer = toMeeting(proposed);
    return { status: 200, message: 'The times were sent to the client.', data: answer, headers: etagIn(answer) };
  });
};

/** The meeting stays at its time, and the freelancer is asked again whether they will be there. */
export const declineMeetingProposal: Handler<'declineMeetingProposal'> = async (context) => {
  const { session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    const isOffered = meeting.proposedTimes?.some((time) => time > now) ?? false;
    permitMeetingChange(meeting.status, { type: 'proposal.decline', hasBegun: hasBegun(meeting, now), isOffered });
    const kept = await declineTimes(trx, meeting.id, now);
    const suggestedTimes = (meeting.proposedTimes ?? []).map((time) => time.toISOString());
    await recordMeetingEvent(trx, kept, { type: 'INTERVIEW_TIMES_DECLINED', at: now, suggestedTimes });
    await recordChange(trx, session, { action: 'proposal.decline', at: now }, [meeting, kept]);
    const data = { interview: await interviewFor(trx, kept) };
    await services.mail.send(trx, { template: 'interviewTimesDeclined', to: kept.freelancerEmail, data });
    const answer = toMeeting(kept);
    return { status: 200, message: 'The interview stays at its time.', data: answer, headers: etagIn(answer) };
  });
};

function isProposed({ proposedTimes, proposalNote }: MeetingRow, times: readonly Date[], note: string | null): boolean {
  return String(proposedTimes?.map(Number)) === String(times.map(Number)) && proposalNote === note;
}
