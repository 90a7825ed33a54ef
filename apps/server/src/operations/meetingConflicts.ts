import { beginningOf } from '@guildhall/machines/domain/meetingTime';

import { permitMeeting } from '../domain/lifecycleRules.ts';
import { Refusal } from '../domain/refusal.ts';
import { after, minutes } from '../domain/time.ts';
import { findTimezoneOf } from '../repositories/accountSettings.ts';
import { findApplicationParties } from '../repositories/applications.ts';
import { listOverlapping } from '../repositories/meetings.ts';
import { instant } from './answers/common.ts';
import { endOf } from './answers/meeting.ts';
import { assertTimezone } from './steps/assertTimezone.ts';
import type { Handler } from './types.ts';

/** A dialog asks while a time is being chosen: the warning of the call that schedules would come after the mail. */
export const getMeetingConflicts: Handler<'getMeetingConflicts'> = async ({ params, query, session, services }) => {
  const { db, clock } = services;
  const application = await findApplicationParties(db, params.applicationId);
  if (!application) throw new Refusal(404, 'This application does not exist.');
  const { clientId, freelancerId, status, projectStatus } = application;
  if (clientId !== session.userId) throw new Refusal(403, 'This application is for another client’s project.');
  permitMeeting(status, projectStatus);
  assertTimezone(query.timezone);
  const beginning = beginningOf({ date: query.meetingDate, time: query.meetingTime }, query.timezone, clock.now());
  if (beginning.errors) throw new Refusal(400, Object.values(beginning.errors).join(' '), beginning.errors);
  const { startsAt } = beginning;
  const plan = { ...params, clientId, freelancerId, startsAt, durationMinutes: query.duration };
  const overlapping = await listOverlapping(db, plan);
  const data = {
    startsAt: instant(startsAt),
    endsAt: instant(after(startsAt, minutes(query.duration))),
    ownMeetings: overlapping
      .filter((other) => other.clientId === clientId)
      .map((own) => ({ id: own.id, title: own.title, startsAt: instant(own.startsAt), endsAt: instant(endOf(own)) })),
    isFreelancerBusy: overlapping.some((other) => other.clientId !== clientId),
    freelancerTimezone: await findTimezoneOf(db, freelancerId),
  };
  return { status: 200, message: 'Other meetings checked.', data };
};
