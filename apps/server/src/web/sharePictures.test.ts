import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { startServer } from '../server.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { testPages } from '../testing/testPages.ts';
import type { SharePicture } from './sharePictures.ts';

const png = Buffer.from('\x89PNG', 'latin1');

type Draw = () => Promise<Buffer | null>;

/** What the web app has for every picture, how it draws each by what it shows, and how often it drew. */
let picture: SharePicture | null;
/** What it has for some. */
const byId = new Map<string, SharePicture>();
const drawings = new Map<unknown, Draw>();
let drawn = 0;

const pages = testPages(async () => ({ status: 200, facts: '', draw: async () => '' }), {
  readSharePicture:
    async () =>
    async ({ id: asked }) =>
      byId.get(asked) ?? picture,
  async drawSharePicture(card) {
    drawn += 1;
    return (await drawings.get(card)?.()) ?? null;
  },
});

let server: RunningServer;
let dataDir: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-share-'));
  server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test' }),
    connectionString: database.connectionString,
    log: pino({ level: 'silent' }),
    pages,
  });
});
afterAll(async () => {
  await server.close();
  await drop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  drawn = 0;
});

function showing(card: string, draw: Draw): SharePicture {
  drawings.set(card, draw);
  return { card, portrait: null };
}

async function failing(): Promise<never> {
  throw new Error('It cannot be drawn.');
}

const id = '0b5f6857-fc8e-450f-ab1e-2086873e9e0e';
const get = (headers: Record<string, string> = {}, path = `/share/job/${id}.png`) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

test('a picture is a PNG that other sites may show, drawn once for as many as ask', async () => {
  picture = showing('a', async () => png);
  const answers = await Promise.all([get(), get(), get()]);
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
  }
  expect(drawn).toBe(1);
});

test('it is drawn anew when what it shows has changed, and not sent again when it has not', async () => {
  picture = showing('b', async () => png);
  const etag = (await get()).headers.get('etag') ?? '';
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  picture = showing('b, changed', async () => png);
  expect((await get({ 'if-none-match': etag })).status).toBe(200);
  expect(drawn).toBe(2);
});

test.each<[string, SharePicture | null, caching: string]>([
  ['there is no such job', null, 'public, max-age=60'],
  ['a letter is in no font', showing('c', async () => null), 'public, max-age=60'],
  ['drawing fails', showing('d', failing), 'no-store'],
])('where %s, the picture of the site stands in', async (_why, given, caching) => {
  picture = given;
  const answer = await get();
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/share.png');
  expect(answer.headers.get('cache-control')).toBe(caching);
  expect(answer.headers.get('etag')).toBeNull();
});

test('what failed once is tried again', async () => {
  let isBroken = true;
  picture = showing('e', async () => (isBroken ? failing() : png));
  expect((await get()).status).toBe(302);
  isBroken = false;
  expect((await get()).status).toBe(200);
});

test.each([`/share/job/${id}`, '/share/job/x.png', `/share/mail/${id}.png`, `/share/job/${id}.png.png`])(
  '%s is no picture',
  async (path) => {
    expect((await get({}, path)).status).toBe(404);
  },
);

test('while many are being drawn, more get the picture of the site at once', async () => {
  const ends: (() => void)[] = [];
  const asked = Array.from({ length: 30 }, (_, number) => {
    const one = `${String(number).padStart(8, '0')}${id.slice(8)}`;
    byId.set(
      one,
      showing(one, () => new Promise((resolve) => ends.push(() => resolve(png)))),
    );
    return get({}, `/share/job/${one}.png`);
  });
  expect((await Promise.race(asked)).status).toBe(302);
  let isOver = false;
  const all = Promise.all(asked).finally(() => (isOver = true));
  while (!isOver) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const statuses = (await all).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 302]));
});
