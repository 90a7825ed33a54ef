import { expect, vi } from 'vitest';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import type { MailServer } from './mailServer.ts';
import type { Acknowledged } from './traffic.ts';

/** Every acknowledged write is in the database, once, under the id that was told. */
export async function expectKept(db: Db, { projects, applications }: Acknowledged): Promise<void> {
  const posted = await db.selectFrom('projects').select(['id', 'title']).execute();
  expect(new Map(posted.map(({ id, title }) => [title, id]))).toEqual(projects);
  expect(posted).toHaveLength(projects.size);
  const applied = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .select(['applications.id', 'projects.title'])
    .execute();
  expect(new Map(applied.map(({ id, title }) => [title, id]))).toEqual(applications);
  expect(applied).toHaveLength(applications.size);
}

/** Every application's mail arrives, each once. A mail that a killed server was sending takes half a minute. */
export async function expectMails(mail: MailServer, { applications }: Acknowledged): Promise<void> {
  const counts = () => [...applications.keys()].map((title) => mail.idsOf(title).size);
  const each = [...applications.keys()].map(() => 1);
  await vi.waitFor(() => expect(counts()).toEqual(each), { timeout: 90_000, interval: 100 });
}
