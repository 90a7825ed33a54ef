import type { MeetingEvent } from '@guildhall/machines/lifecycles/meetingStatus';

import type { Trx } from '../db/schema.ts';
import { assertFresh } from '../domain/etag.ts';
import { permitMeetingChange } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { record } from '../repositories/auditLog.ts';
import type { MeetingRow } from '../repositories/meetings.ts';
import { changeMeeting, findMeeting } from '../repositories/meetings.ts';
import { recordMeetingEvent } from '../repositories/projectEvents.ts';
import { lockProject } from '../repositories/projects.ts';
import { toMeeting } from './answers/meeting.ts';
import { interviewFor } from './steps/interview.ts';
import { assertLink, changedFields } from './steps/meetingFields.ts';
import { warningOf } from './steps/meetingWarning.ts';
import type { Handler, Session } from './types.ts';

/** The freelancer reads the reason, and gets a new invitation. */
export const rescheduleMeeting: Handler<'rescheduleMeeting'> = async (context) => {
  const { body, session, services } = context;
  assertLink(body.googleMeetLink);
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    const status = permitMeetingChange(meeting.status, {
      type: 'meeting.reschedule',
      hasBegun: hasBegun(meeting, now),
    });
    const reason = body.reason.trim();
    const change = { ...changedFields(meeting, body, now), status, reply: 'AWAITED', changeReason: reason } as const;
    const moved = await changeMeeting(trx, meeting.id, change, now);
    await recordMove(trx, [meeting, moved], { at: now, reason });
    await recordChange(trx, session, { action: 'meeting.reschedule', at: now }, [meeting, moved]);
    const data = { interview: await interviewFor(trx, moved), before: await interviewFor(trx, meeting), reason };
    await services.mail.send(trx, { template: 'interviewRescheduled', to: moved.freelancerEmail, data });
    return movedAnswer(trx, moved, 'Interview rescheduled.');
  });
};

/** The freelancer reads the reason; their calendar removes the meeting. */
export const cancelMeeting: Handler<'cancelMeeting'> = async (context) => {
  const { body, session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const now = services.clock.now();
    const status = permitMeetingChange(meeting.status, { type: 'meeting.cancel', hasBegun: hasBegun(meeting, now) });
    const reason = body.reason.trim();
    const cancelled = await changeMeeting(trx, meeting.id, { status, reply: meeting.reply, changeReason: reason }, now);
    await recordMeetingEvent(trx, cancelled, { type: 'INTERVIEW_CANCELLED', at: now, reason });
    await recordChange(trx, session, { action: 'meeting.cancel', at: now }, [meeting, cancelled]);
    const data = { interview: await interviewFor(trx, cancelled), reason };
    await services.mail.send(trx, { template: 'interviewCancelled', to: cancelled.freelancerEmail, data });
    const answer = toMeeting(cancelled);
    return { status: 200, message: 'Interview canceled.', data: answer, headers: etagIn(answer) };
  });
};

/** The meeting moves to one of the suggested times, which is a confirmation of the freelancer's. */
export const acceptMeetingProposal: Handler<'acceptMeetingProposal'> = async (context) => {
  const { body, session, services } = context;
  return services.db.transaction().execute(async (trx) => {
    const meeting = await lockOwnMeeting(trx, context);
    const [now, startsAt] = [services.clock.now(), new Date(body.startsAt)];
    const isProposed = meeting.proposedTimes?.some((time) => time.getTime() === startsAt.getTime()) ?? false;
    const event: MeetingEvent = {
      type: 'proposal.accept',
      hasBegun: hasBegun(meeting, now),
      isOffered: isProposed && startsAt > now,
    };
    const status = permitMeetingChange(meeting.status, event);
    const moved = await changeMeeting(
      trx,
      meeting.id,
      { startsAt, status, reply: 'CONFIRMED', changeReason: null },
      now,
    );
    await recordMove(trx, [meeting, moved], { at: now });
    await recordChange(trx, session, { action: event.type, at: now }, [meeting, moved]);
    const data = { interview: await interviewFor(trx, moved), before: await interviewFor(trx, meeting) };
    await services.mail.send(trx, { template: 'interviewTimeAccepted', to: moved.freelancerEmail, data });
    return movedAnswer(trx, moved, 'Interview moved to the suggested time.');
  });
};

export const hasBegun = ({ startsAt }: MeetingRow, now: Date): boolean => startsAt <= now;

export const etagIn = ({ etag }: { etag: string }): { etag: string } => ({ etag });

/** A meeting that was `before` and is `after`. */
async function recordMove(
  trx: Trx,
  [before, after]: readonly [MeetingRow, MeetingRow],
  event: { at: Date; reason?: string },
): Promise<void> {
  const movedFrom = before.startsAt.toISOString();
  await recordMeetingEvent(trx, after, { type: 'INTERVIEW_MOVED', movedFrom, ...event });
}

/** What a person did to a meeting, which was `before` and is `after`. */
export async function recordChange(
  trx: Trx,
  { userId }: Session,
  { action, at }: { action: MeetingEvent['type']; at: Date },
  [before, after]: readonly [MeetingRow, MeetingRow],
): Promise<void> {
  const change = { entity: 'meeting', id: before.id, from: before.status, to: after.status } as const;
  await record(trx, { actorId: userId, action, at }, [change]);
}

type Changing = {
  params: { meetingId: string };
  headers: { 'If-Match'?: string };
  session: Session;
};

/** The meeting behind its project's lock, for one of its two people, in the version that they have read. */
export async function lockOwnMeeting(trx: Trx, { params, headers, session }: Changing): Promise<MeetingRow> {
  const found = await findMeeting(trx, params.meetingId);
  if (!found) throw new Refusal(404, 'This meeting does not exist.');
  const owner = session.role === 'CLIENT' ? found.clientId : found.freelancerId;
  if (owner !== session.userId) throw new Refusal(403, 'This meeting is between other people.');
  await lockProject(trx, found.projectId);
  // Read again: it may have changed while we waited for the lock.
  const meeting = (await findMeeting(trx, params.meetingId)) ?? found;
  assertFresh(headers['If-Match'], meeting.version);
  return meeting;
}

async function movedAnswer(trx: Trx, moved: MeetingRow, message: string) {
  const meeting = toMeeting(moved);
  const data = { meeting, warning: await warningOf(trx, moved) };
  return { status: 200, message, data, headers: etagIn(meeting) } as const;
}
