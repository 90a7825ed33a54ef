import type { Db, NewRow, Row, StoredIn, Trx } from '../db/schema.ts';

export async function insertFile(trx: Trx, file: NewRow<'files'>): Promise<void> {
  await trx.insertInto('files').values(file).execute();
}

/** A file, and whether its owner's account is in use. */
export async function findFile(db: Db, id: string): Promise<(Row<'files'> & { isOwnerActive: boolean }) | undefined> {
  return db
    .selectFrom('files')
    .innerJoin('users', 'users.id', 'files.ownerId')
    .selectAll('files')
    .select('users.isActive as isOwnerActive')
    .where('files.id', '=', id)
    .executeTakeFirst();
}

/** Removes the file unless something refers to it; then, or when there is none, undefined. */
export async function deleteUnreferenced(trx: Trx, id: string): Promise<{ storedIn: StoredIn } | undefined> {
  return trx
    .deleteFrom('files')
    .where('id', '=', id)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('users').select('id').where('profileImageId', '=', id))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('freelancers').select('userId').where('resumeId', '=', id))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('portfolioItems').select('id').where('imageId', '=', id))))
    .returning('storedIn')
    .executeTakeFirst();
}

export async function insertContents(
  trx: Trx,
  fileId: string,
  contents: readonly { variant: string; content: Buffer }[],
): Promise<void> {
  await trx
    .insertInto('fileContents')
    .values(contents.map((one) => ({ fileId, ...one })))
    .execute();
}

export async function findContent(db: Db, fileId: string, variant: string): Promise<Buffer | undefined> {
  const found = await db
    .selectFrom('fileContents')
    .select('content')
    .where('fileId', '=', fileId)
    .where('variant', '=', variant)
    .executeTakeFirst();
  return found?.content;
}

/** Whether the freelancer has applied, whatever came of it, to a project of the client. */
export async function hasAppliedTo(db: Db, freelancerId: string, clientId: string): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .select('applications.id')
    .where('applications.freelancerId', '=', freelancerId)
    .where('projects.clientId', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
