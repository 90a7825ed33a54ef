import type { Row, Trx } from '../../db/schema.ts';
import { permitApplication } from '../../domain/lifecycleRules.ts';
import { decideApplications } from '../../repositories/applications.ts';
import { record } from '../../repositories/auditLog.ts';
import { recordApplicationEvents } from '../../repositories/projectEvents.ts';
import { findContact } from '../../repositories/users.ts';
import type { Services } from '../../services.ts';
import { cancelComingMeetings } from './turnDown.ts';

/** Takes an application back, for its freelancer, on a locked project: its coming meetings fall away, the client is told. */
export async function withdraw(
  trx: Trx,
  { mail, clock }: Pick<Services, 'mail' | 'clock'>,
  project: Pick<Row<'projects'>, 'id' | 'clientId' | 'title'>,
  { id, status: from, freelancerId: actorId }: Pick<Row<'applications'>, 'id' | 'status' | 'freelancerId'>,
): Promise<void> {
  const [type, now] = ['application.withdraw', clock.now()] as const;
  const to = permitApplication(from, type);
  await decideApplications(trx, [id], to, now);
  await recordApplicationEvents(trx, [id], { type: 'APPLICATION_WITHDRAWN', at: now });
  await record(trx, { actorId, action: type, at: now }, [{ entity: 'application', id, from, to }]);
  const cancelled = await cancelComingMeetings(trx, mail, [id], { type, actorId, now });
  const [client, freelancer] = [await findContact(trx, project.clientId), await findContact(trx, actorId)];
  const names = { clientName: client.name, freelancerName: freelancer.name, projectTitle: project.title };
  const data = { ...names, projectId: project.id, applicationId: id, hadInterview: cancelled.length > 0 };
  await mail.send(trx, { template: 'applicationWithdrawn', to: client.email, data });
}
