import type { ApplicationEvent } from '@guildhall/machines/lifecycles/applicationStatus';

import type { Trx } from '../../db/schema.ts';
import { meetingAfter, permitApplication } from '../../domain/lifecycleRules.ts';
import type { Addressee } from '../../repositories/applications.ts';
import { decideApplications } from '../../repositories/applications.ts';
import type { Change } from '../../repositories/auditLog.ts';
import { record } from '../../repositories/auditLog.ts';
import { lockScheduledMeetings, moveMeetings } from '../../repositories/meetings.ts';
import { recordApplicationEvents, recordMeetingEvent } from '../../repositories/projectEvents.ts';
import type { Services } from '../../services.ts';
import { interviewFor } from './interview.ts';

const templates = {
  'application.reject': 'applicationRejected',
  'position.fill': 'positionFilled',
  'project.withdraw': 'projectWithdrawn',
} as const satisfies Partial<Record<ApplicationEvent['type'], string>>;

export type Reason = {
  type: keyof typeof templates;
  /** Null where an operator acted, who is on record with what was done to the project. */
  actorId: string | null;
  projectTitle: string;
  now: Date;
  /** What the client says to the applicants, if anything. */
  words?: string | null;
  /** Which mail the applicants get. Default: the one of `type`. */
  template?: 'projectTakenDownForApplicants';
};

/** Turns pending applications down, for one reason: their status, their coming meetings, their mails, the record. */
export async function turnDown(
  trx: Trx,
  mail: Services['mail'],
  applicants: readonly Addressee[],
  reason: Reason,
): Promise<void> {
  const { type, actorId, projectTitle, now, words = null, template = templates[type] } = reason;
  const status = permitApplication('PENDING', type);
  const ids = applicants.map(({ id }) => id);
  await decideApplications(trx, ids, status, now, words);
  await recordApplicationEvents(trx, ids, {
    type: type === 'application.reject' ? 'APPLICATION_REJECTED' : 'APPLICATION_CLOSED',
    at: now,
    ...(words !== null && { reason: words }),
  });
  for (const { name, email } of applicants) {
    const data = { freelancerName: name, projectTitle };
    await mail.send(
      trx,
      template === 'applicationRejected' || template === 'projectWithdrawn'
        ? { template, to: email, data: { ...data, rejectionReason: words } }
        : { template, to: email, data },
    );
  }
  const changes = ids.map((id): Change => ({ entity: 'application', id, from: 'PENDING', to: status }));
  await record(trx, { actorId, action: type, at: now }, changes);
  await cancelComingMeetings(trx, mail, ids, reason);
}

/** Meetings fall away with their applications or the project, as far as the lifecycle allows; calendars and freelancers are told. */
export async function cancelComingMeetings(
  trx: Trx,
  mail: Services['mail'],
  applicationIds: readonly string[],
  {
    type,
    actorId,
    now,
  }: Pick<Reason, 'actorId' | 'now'> & { type: Reason['type'] | 'application.withdraw' | 'project.end' },
): Promise<Change[]> {
  const scheduled = await lockScheduledMeetings(trx, applicationIds);
  const falling = scheduled.flatMap(({ id, status: from, startsAt }) => {
    const to = meetingAfter(from, { type, hasBegun: startsAt <= now });
    return to === undefined ? [] : [{ id, from, to }];
  });
  for (const [status, group] of Map.groupBy(falling, ({ to }) => to)) {
    const ids = group.map(({ id }) => id);
    for (const row of await moveMeetings(trx, ids, status, now)) {
      await recordMeetingEvent(trx, row, { type: 'INTERVIEW_CANCELLED', at: now });
      const interview = await interviewFor(trx, row);
      const data = { interview, isProjectEnded: type === 'project.end' };
      await mail.send(trx, { template: 'interviewCancelled', to: row.freelancerEmail, data });
    }
  }
  const changes = falling.map((change): Change => ({ entity: 'meeting', ...change }));
  await record(trx, { actorId, action: 'meeting.cancel', at: now }, changes);
  return changes;
}
