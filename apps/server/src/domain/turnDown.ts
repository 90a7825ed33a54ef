import type { ApplicationEvent } from '@guildhall/machines/lifecycles/applicationStatus';

import type { Trx } from '../db/schema.ts';
import type { Addressee } from '../repositories/applications.ts';
import { decideApplications } from '../repositories/applications.ts';
import type { Change } from '../repositories/auditLog.ts';
import { record } from '../repositories/auditLog.ts';
import { cancelComingMeetings } from '../repositories/meetings.ts';
import type { Services } from '../services.ts';
import { permitApplication } from './law.ts';

const templates = {
  'application.reject': 'applicationRejected',
  'position.fill': 'positionFilled',
  'project.withdraw': 'projectWithdrawn',
} as const satisfies Partial<Record<ApplicationEvent['type'], string>>;

export type Reason = { type: keyof typeof templates; actorId: string; projectTitle: string; now: Date };

/** Turns pending applications down, for one reason: their status, their coming meetings, their mails, the record. */
export async function turnDown(
  trx: Trx,
  mail: Services['mail'],
  applicants: readonly Addressee[],
  { type, actorId, projectTitle, now }: Reason,
): Promise<void> {
  const status = permitApplication('PENDING', type);
  const ids = applicants.map(({ id }) => id);
  await decideApplications(trx, ids, status, now);
  await cancelComingMeetings(trx, ids, now);
  for (const { name, email } of applicants) {
    await mail.send(trx, { template: templates[type], to: email, data: { freelancerName: name, projectTitle } });
  }
  const changes = ids.map((id): Change => ({ entity: 'application', id, from: 'PENDING', to: status }));
  await record(trx, { actorId, action: type, at: now }, changes);
}
