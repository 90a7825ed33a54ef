import type { Trx } from '../../db/schema.ts';
import { permitRejection } from '../../domain/lifecycleRules.ts';
import type { Act } from '../../repositories/auditLog.ts';
import { record } from '../../repositories/auditLog.ts';
import { endRejection, listDueOf } from '../../repositories/rejections.ts';

/** Everyone who waited has an answer, since the project was given away or withdrawn: nothing is left to be undone. */
export async function overtakeRejections(
  trx: Trx,
  projectId: string,
  { actorId, at }: Pick<Act, 'actorId' | 'at'>,
): Promise<void> {
  for (const { id, status: from } of await listDueOf(trx, projectId)) {
    const to = permitRejection(from, 'rejection.overtake');
    await endRejection(trx, id, to);
    await record(trx, { actorId, action: 'rejection.overtake', at }, [{ entity: 'rejection', id, from, to }]);
  }
}
