import type { Trx } from '../db/schema.ts';
import { permitMeetingChange } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Interview } from '../mail/interview.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import type { MeetingRow } from '../repositories/meetings.ts';
import { changeMeeting, markConfirmed } from '../repositories/meetings.ts';
import { recordMeetingEvent } from '../repositories/projectEvents.ts';
import { toMeeting } from './answers/meeting.ts';
import { etagIn, hasBegun, lockOwnMeeting, recordChange } from './meetingChanges.ts';
import { interviewOf } from './steps/interview.ts';
import type { Handler } from './types.ts';

/** The client is told that the freelancer will be there. */
export const confirmMeeting: Handler<'confirmMeeting'> = async (context) => {
  const { session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    permitMeetingChange(meeting.status, { type: 'meeting.confirm', hasBegun: hasBegun(meeting, now) });
    if (meeting.reply === 'CONFIRMED') throw new Refusal(409, 'You have already confirmed this meeting.');
    const confirmed = await markConfirmed(trx, meeting.id);
    await recordMeetingEvent(trx, confirmed, { type: 'INTERVIEW_CONFIRMED', at: now });
    await recordChange(trx, session, { action: 'meeting.confirm', at: now }, [meeting, confirmed]);
    const data = { interview: await interviewForClient(trx, confirmed) };
    await services.mail.send(trx, { template: 'interviewConfirmed', to: confirmed.clientEmail, data });
    const answer = toMeeting(confirmed);
    return { status: 200, message: 'Meeting confirmed.', data: answer, headers: etagIn(answer) };
  });
};

/** The client reads the reason; the application stays as it is, and another meeting can be scheduled. */
export const declineMeeting: Handler<'declineMeeting'> = async (context) => {
  const { body, session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    const status = permitMeetingChange(meeting.status, { type: 'meeting.decline', hasBegun: hasBegun(meeting, now) });
    const reason = body.reason.trim();
    const declined = await changeMeeting(trx, meeting.id, { status, reply: 'DECLINED', changeReason: reason }, now);
    await recordMeetingEvent(trx, declined, { type: 'INTERVIEW_DECLINED', at: now, reason });
    await recordChange(trx, session, { action: 'meeting.decline', at: now }, [meeting, declined]);
    const data = { interview: await interviewForClient(trx, declined), reason };
    await services.mail.send(trx, { template: 'interviewDeclined', to: declined.clientEmail, data });
    const answer = toMeeting(declined);
    return { status: 200, message: 'Meeting declined.', data: answer, headers: etagIn(answer) };
  });
};

/** A meeting for a mail to its client, who reads it in their own zone too where that is known. */
async function interviewForClient(trx: Trx, row: MeetingRow): Promise<Interview> {
  const readerTimezone = await findTimezoneOf(trx, row.clientId);
  return { ...interviewOf(row), ...(readerTimezone !== null && { readerTimezone }) };
}
