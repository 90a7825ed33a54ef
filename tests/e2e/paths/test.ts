import type { Page } from '@playwright/test';

import { connect } from '../../../apps/server/src/db/connect.ts';
import type { Db } from '../../../apps/server/src/db/schema.ts';
import { test as base } from '../test.ts';
import type { Line } from './line.ts';
import { layLine } from './line.ts';
import type { Oracle } from './oracle/oracle.ts';
import { openOracle } from './oracle/oracle.ts';

/** Someone on a line that can fail, whose calls the server counts apart from everyone else's. */
export interface Traveller {
  page: Page;
  line: Line;
}

interface Fixtures {
  traveller: Traveller;
}

interface WorkerFixtures {
  db: Db;
  supportEmail: string;
  oracle: Oracle;
}

/** Troubles that these tests make, as the browser reports them. */
const troubles = [
  /Failed to load resource: the server responded with a status of 50\d/,
  /net::ERR_(CONTENT_LENGTH_MISMATCH|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/,
];

let houses = 0;

/** RFC 5737: addresses for examples. */
const newAddress = () => {
  houses += 1;
  return `203.0.113.${houses % 256}`;
};

/** From now on the server counts this person's calls anew. */
export const moveHouse = (page: Page): Promise<void> =>
  page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });

export const test = base.extend<Fixtures, WorkerFixtures>({
  // A film of a thousand steps is long, and a failure tells the way to it and both pictures.
  trace: 'off',
  db: [
    async ({ guildhall }, use) => {
      const db = connect(guildhall.connectionString, { max: 2 });
      await use(db);
      await db.destroy();
    },
    { scope: 'worker' },
  ],
  supportEmail: ['support@guildhall.example', { scope: 'worker' }],
  oracle: [
    async ({ browser }, use) => {
      const oracle = await openOracle(browser);
      await use(oracle);
    },
    { scope: 'worker' },
  ],
  traveller: async ({ person, guildhall }, use) => {
    const line = await layLine(guildhall.url);
    const page = await person('traveller', { url: line.url, address: newAddress(), troubles });
    await use({ page, line });
    await page.context().close();
    await line.close();
  },
});

export { expect } from '../test.ts';
