import type { NewRow, Trx } from '../db/schema.ts';

export async function insertSupportRequest(
  trx: Trx,
  request: Omit<NewRow<'supportRequests'>, 'id' | 'createdAt'> & { createdAt: Date },
): Promise<string> {
  const { id } = await trx.insertInto('supportRequests').values(request).returning('id').executeTakeFirstOrThrow();
  return id;
}
