import type { Role } from '@guildhall/api/enums';

import type { Row, Trx } from '../../db/schema.ts';
import { assertFresh } from '../../domain/etag.ts';
import { permitEnding } from '../../domain/lifecycleRules.ts';
import { listAccepted } from '../../repositories/applications.ts';
import { record } from '../../repositories/auditLog.ts';
import { recordProjectEvent } from '../../repositories/projectEvents.ts';
import { moveProject } from '../../repositories/projects.ts';
import { issueWorkStatement } from '../../repositories/workStatements.ts';
import type { Services } from '../../services.ts';
import { hired, partiesOf } from '../own.ts';
import { cancelComingMeetings } from './turnDown.ts';

/**
 * ASSIGNED or IN_PROGRESS → CANCELLED by one of its two people, on a locked project: its coming interviews fall away, and
 * the other side is told why. The lifecycle is asked before the version, so that someone who was slower reads what happened.
 */
export async function endProject(
  trx: Trx,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
  project: Row<'projects'>,
  { by, reason, ifMatch }: { by: Role; reason: string; ifMatch: string | undefined },
): Promise<void> {
  const { id, status: from } = project;
  const status = permitEnding(project, by);
  assertFresh(ifMatch, project.version);
  const now = clock.now();
  const { client, freelancer, names } = await partiesOf(trx, project);
  const act = { actorId: by === 'CLIENT' ? project.clientId : hired(project), action: 'project.end', at: now } as const;
  await moveProject(trx, id, now, { status, cancelledAt: now, endedBy: by, endReason: reason });
  await record(trx, act, [{ entity: 'project', id, from, to: status }]);
  await issueWorkStatement(trx, id);
  const accepted = await listAccepted(trx, id);
  const cancelled = await cancelComingMeetings(trx, mail, accepted, { type: act.action, actorId: act.actorId, now });
  await recordProjectEvent(trx, id, { type: `PROJECT_ENDED_BY_${by}`, at: now, reason });
  const data = { ...names, projectId: id, endedBy: by, endReason: reason, hadInterview: cancelled.length > 0 };
  await mail.send(trx, { template: 'projectEnded', to: by === 'CLIENT' ? freelancer.email : client.email, data });
}
