import { afterAll, beforeAll, expect, test } from 'vitest';

import { build, document } from '../../../apps/server/src/files/pdf/testing/build.ts';
import { kinds, places, spellings } from '../../../apps/server/src/files/pdf/testing/hostile.ts';
import type { Marketplace, Person } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { openMarketplace } from '../../../apps/server/src/operations/testing/marketplace.ts';
import { download, encodeForm, sendForm, upload } from '../../../apps/server/src/operations/testing/upload.ts';
import type { TestApp } from '../../../apps/server/src/testing/testApp.ts';
import { createTestApp } from '../../../apps/server/src/testing/testApp.ts';
import { isDeep, timeLimit } from '../depth.ts';
import { longestTurn, longestTurnOf } from '../loopWatch.ts';
import { exhaustingPdfs } from './exhaustingPdfs.ts';

let here: TestApp;
let market: Marketplace;
let maya: Person;

beforeAll(async () => {
  here = await createTestApp();
  market = openMarketplace(here);
  maya = await market.makeFreelancer();
});
afterAll(() => here.close());

const form = (content: Buffer) => ({ resume: { content, name: 'resume.pdf' } });
const send = (content: Buffer) => upload(here, 'uploadResume', maya, form(content));

/** One of each way to end: found unfit, unpacked too far, out of time. The others take half a minute more. */
const typical = ['types that no object has', 'lists in lists', 'a bomb in a bomb', 'numbers in a row'];
const exhausting = Object.entries(exhaustingPdfs).filter(([what]) => isDeep || typical.includes(what));

/** That each is refused however it is spelled is shown beside the code, without a server. */
const someKinds = Object.entries(kinds).filter((_kind, index) => isDeep || index % 10 === 0);

test.each(exhausting)(
  'a resume of %s ends, and blocks no other request',
  { timeout: timeLimit },
  async (_what, make) => {
    const content = make();
    expect(content.length).toBeLessThan(10_000_000);
    // The writing of a form is the sender's own work, in the same thread only here.
    const encoded = await encodeForm(form(content));
    const { turn, answer } = await longestTurnOf(() => sendForm(here, 'uploadResume', maya, encoded));
    expect(turn).toBeLessThan(longestTurn);
    // 503: a busy machine did not come to its end.
    expect([200, 422, 503]).toContain(answer.status);
  },
);

test('of many at once some are told to come again, and the others are answered', { timeout: timeLimit }, async () => {
  const content = build([{ objects: document() }]);
  const replies = await Promise.all(Array.from({ length: 30 }, () => send(content)));
  const busy = replies.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const { headers } of busy) expect(headers['retry-after']).toBeDefined();
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(30 - busy.length);
});

test.each(someKinds)('a resume with %s is refused', async (_kind, { active, ...leads }) => {
  const spelled = spellings['with digits in its names']?.(active).active ?? active;
  const parts = { whole: document(leads), active: { 4: spelled } };
  const place = places['in a packed stream'];
  const { status, errors } = await send(place?.(parts) ?? Buffer.alloc(0));
  expect([status, errors]).toEqual([422, { resume: expect.stringMatching(/print it/) }]);
});

test('a stored resume is served as an attachment that may do nothing', async () => {
  const { data } = await send(build([{ objects: document() }]));
  const { headers } = await download(here, data.url, maya);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="resume.pdf"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
});
