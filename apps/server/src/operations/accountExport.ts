import { Readable } from 'node:stream';

import { brand } from '@guildhall/machines/domain/brand';

import type { Db } from '../db/schema.ts';
import { contentDisposition } from '../files/fileName.ts';
import type { Section } from '../repositories/accountExport.ts';
import { sections } from '../repositories/accountExport.ts';
import type { Handler } from './types.ts';

/** How many things are in memory at a time. */
const limit = 200;

/** Written as it is read: an account with many applications fills no memory. */
export const exportAccount: Handler<'exportAccount'> = async ({ session, services: { db, clock } }) => {
  const at = clock.now().toISOString();
  const name = `${brand.toLowerCase()}-account-${at.slice(0, 10)}.json`;
  return {
    status: 200,
    raw: Readable.from(written(db, session.userId, at), { objectMode: false }),
    contentType: 'application/vnd.guildhall.account+json',
    headers: { 'content-disposition': contentDisposition('attachment', name), 'cache-control': 'private, no-store' },
  };
};

async function* written(db: Db, userId: string, at: string): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(at)}`;
  for (const section of sections) {
    yield `,\n"${section.name}": `;
    yield* contentOf(section, db, userId);
  }
  yield '\n}\n';
}

async function* contentOf(section: Section, db: Db, userId: string): AsyncGenerator<string> {
  if ('one' in section) {
    yield JSON.stringify((await section.one({ db, userId, limit: 1, offset: 0 })) ?? null, null, 2);
    return;
  }
  yield '[';
  for (let offset = 0, isLast = false; !isLast; offset += limit) {
    const rows = await section.page({ db, userId, limit, offset });
    isLast = rows.length < limit;
    const text = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
    if (text !== '') yield offset === 0 ? text : `,\n${text}`;
  }
  yield ']';
}
