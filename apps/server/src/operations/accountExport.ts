import { Readable } from 'node:stream';

import { brand } from '@guildhall/machines/domain/brand';

import { contentDisposition } from '../files/fileName.ts';
import type { Section, Whose } from '../repositories/accountExport.ts';
import { sections } from '../repositories/accountExport.ts';
import type { Handler } from './types.ts';

/** How many things are in memory at a time. */
const limit = 200;

/** Written as it is read: an account with many applications fills no memory. */
export const exportAccount: Handler<'exportAccount'> = async ({ session, services: { db, clock } }) => {
  const now = clock.now();
  const name = `${brand.toLowerCase()}-account-${now.toISOString().slice(0, 10)}.json`;
  return {
    status: 200,
    raw: Readable.from(written({ db, userId: session.userId, now }), { objectMode: false }),
    contentType: 'application/vnd.guildhall.account+json',
    headers: { 'content-disposition': contentDisposition('attachment', name), 'cache-control': 'private, no-store' },
  };
};

async function* written(whose: Whose): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(whose.now.toISOString())}`;
  for (const section of sections) {
    yield `,\n"${section.name}": `;
    yield* contentOf(section, whose);
  }
  yield '\n}\n';
}

async function* contentOf(section: Section, whose: Whose): AsyncGenerator<string> {
  if ('one' in section) {
    yield JSON.stringify((await section.one({ ...whose, limit: 1, offset: 0 })) ?? null, null, 2);
    return;
  }
  yield '[';
  for (let offset = 0, isLast = false; !isLast; offset += limit) {
    const rows = await section.page({ ...whose, limit, offset });
    isLast = rows.length < limit;
    const text = rows.map((row) => JSON.stringify(row, null, 2)).join(',\n');
    if (text !== '') yield offset === 0 ? text : `,\n${text}`;
  }
  yield ']';
}
