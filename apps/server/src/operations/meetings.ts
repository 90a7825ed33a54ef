import type { Trx } from '../db/schema.ts';
import { permitMeeting } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { optional } from '../domain/text.ts';
import { calendarFile, calendarFileName } from '../mail/calendarFile.ts';
import { findApplication, findApplicationParties } from '../repositories/applications.ts';
import { record } from '../repositories/auditLog.ts';
import { findMeeting, insertMeeting, listMeetings } from '../repositories/meetings.ts';
import { pagination } from '../repositories/paging.ts';
import { recordMeetingEvent } from '../repositories/projectEvents.ts';
import type { Services } from '../services.ts';
import { toMeeting } from './answers/meeting.ts';
import { lockOwnProject } from './own.ts';
import { interviewFor, interviewOf } from './steps/interview.ts';
import { beginningOfValid } from './steps/meetingFields.ts';
import { warningOf } from './steps/meetingWarning.ts';
import type { Handler } from './types.ts';

/** Of a PENDING or ACCEPTED application, once; the freelancer is invited by mail. */
export const scheduleMeeting: Handler<'scheduleMeeting'> = async ({ params, body, session, services }) => {
  const startsAt = beginningOfValid(body, services.clock.now());
  return services.db.transaction().execute(async (trx) => {
    const { id: applicationId } = await lockOwnApplication(trx, params.applicationId, session.userId);
    const now = services.clock.now();
    const meeting = await insertMeeting(trx, {
      applicationId,
      title: body.meetingTitle.trim(),
      description: optional(body.meetingDescription) ?? null,
      meetingLink: body.googleMeetLink,
      startsAt,
      timezone: body.timezone,
      durationMinutes: body.duration,
      meetingType: body.meetingType,
      createdAt: now,
    });
    if (!meeting) throw new Refusal(409, 'This application already has a meeting. It is listed under Meetings.');
    await recordMeetingEvent(trx, meeting, { type: 'INTERVIEW_SCHEDULED', at: now });
    const act = { actorId: session.userId, action: 'meeting.schedule', at: now };
    await record(trx, act, [{ entity: 'meeting', id: meeting.id, to: meeting.status }]);
    const data = { interview: await interviewFor(trx, meeting) };
    await services.mail.send(trx, { template: 'interviewScheduled', to: meeting.freelancerEmail, data });
    const warning = await warningOf(trx, meeting);
    return {
      status: 201,
      message: 'Interview Scheduled Successfully',
      data: { meeting: toMeeting(meeting), warning },
    };
  });
};

/** The application behind its project's lock, for the project's client alone. */
async function lockOwnApplication(trx: Trx, id: string, clientId: string) {
  const parties = await findApplicationParties(trx, id);
  const project = parties && (await lockOwnProject(trx, parties.projectId, clientId));
  // Read again: its status may have changed while we waited for the lock.
  const application = project && (await findApplication(trx, project.id, id));
  if (!application) throw new Refusal(404, 'This application does not exist.');
  permitMeeting(application.status, project.status);
  return application;
}

async function answerList({ db, clock }: Services, whose: Parameters<typeof listMeetings>[1], query: Page) {
  const { entries, total } = await listMeetings(db, whose, query, clock.now());
  const data = { meetings: entries.map(toMeeting), pagination: pagination(query, total) };
  return { status: 200, message: 'Meetings loaded.', data } as const;
}
type Page = Parameters<typeof pagination>[0];

export const listClientMeetings: Handler<'listClientMeetings'> = async ({ query, session, services }) =>
  answerList(services, { clientId: session.userId }, query);

export const listFreelancerMeetings: Handler<'listFreelancerMeetings'> = async ({ query, session, services }) =>
  answerList(services, { freelancerId: session.userId }, query);

export const listClientApplicationMeetings: Handler<'listClientApplicationMeetings'> = async (context) => {
  const { params, query, session, services } = context;
  const parties = await findApplicationParties(services.db, params.applicationId);
  if (!parties) throw new Refusal(404, 'This application does not exist.');
  if (parties.clientId !== session.userId) throw new Refusal(403, 'This application is for another client’s project.');
  return answerList(services, params, query);
};

export const listFreelancerApplicationMeetings: Handler<'listFreelancerApplicationMeetings'> = async (context) => {
  const { params, query, session, services } = context;
  const parties = await findApplicationParties(services.db, params.applicationId);
  if (!parties) throw new Refusal(404, 'This application does not exist.');
  if (parties.freelancerId !== session.userId)
    throw new Refusal(403, 'This application belongs to another freelancer.');
  return answerList(services, params, query);
};

export const getMeetingInvitation: Handler<'getMeetingInvitation'> = async ({ params, session, services }) => {
  const meeting = await findMeeting(services.db, params.meetingId);
  if (!meeting) throw new Refusal(404, 'This meeting does not exist.');
  const isTheirs = meeting.clientId === session.userId || meeting.freelancerId === session.userId;
  if (!isTheirs) throw new Refusal(403, 'This meeting is between other people.');
  const { method, content } = calendarFile(interviewOf(meeting), services.config.mailFrom);
  return {
    status: 200,
    raw: content,
    contentType: 'text/calendar',
    headers: {
      'content-type': `text/calendar; charset=utf-8; method=${method}`,
      'content-disposition': `attachment; filename="${calendarFileName}"`,
    },
  };
};
