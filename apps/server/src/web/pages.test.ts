import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { startServer } from '../server.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { testPages } from '../testing/testPages.ts';
import type { Pages } from './pages.ts';
import type { StoredMail } from './storedMail.ts';

let drawings = 0;

/** The sheet of a page. */
const sheet = '@media (width<40rem){\r\np{color:blue}}';

/** A web app of one page that shows what it was asked and what the API said. */
const pages = testPages(
  async ({ url, origin, fetch }) => {
    if (url === '/broken') throw new Error('secret detail');
    if (url === '/')
      return {
        status: 200,
        facts: 'home',
        draw: async () => `<!doctype html><style id="own">${sheet}</style><p>drawing ${(drawings += 1)}</p>`,
      };
    if (url === '/old') return { status: 302, facts: '', draw: async () => '', location: '/new' };
    const { status } = await fetch(new Request(`${origin}/api/v1/public/nothing`));
    return {
      status: url === '/missing' ? 404 : 200,
      facts: url,
      draw: async () => `<!doctype html><p>${url} ${status}</p>`,
    };
  },
  {
    styles: { elements: ['p{color:red}'], attributes: ['display:contents'] },
    keepingOf: () => ({ page: true, reading: false }),
  },
);

let server: RunningServer;
let dataDir: string;
let drop: () => Promise<void>;

async function start(given: Pages | undefined, settings: Record<string, string> = {}): Promise<void> {
  const database = await createTestDatabase();
  drop = database.drop;
  dataDir = await mkdtemp(join(tmpdir(), 'guildhall-pages-'));
  server = await startServer({
    config: readConfig({ PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'test', ...settings }),
    connectionString: database.connectionString,
    log: pino({ level: 'silent' }),
    ...(given && { pages: given }),
  });
}

async function stop(): Promise<void> {
  await server.close();
  await drop();
  await rm(dataDir, { recursive: true, force: true });
}

async function listMails(query = ''): Promise<StoredMail[]> {
  // What `/dev/mailbox.json` is made to answer.
  return (await (await get(`/dev/mailbox.json${query}`)).json()) as StoredMail[];
}

const html = { accept: 'text/html' };
const get = (path: string, headers: Record<string, string> = html) =>
  fetch(server.url + path, { headers, redirect: 'manual' });

describe('with a web app', () => {
  beforeAll(() => start(pages));
  afterAll(stop);

  test('a form that was sent before its script had loaded leads back to its page, and leaves nothing in the address', async () => {
    const answer = await fetch(`${server.url}/login?next=%2Fpost-job`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'a@b.example', password: 'secret words' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/login?next=%2Fpost-job');
  });

  test('a page comes complete, and asked the API without leaving the process', async () => {
    const answer = await get('/find-work?search=react');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<!doctype html><p>/find-work?search=react 404</p>');
  });

  test('a page that is not there is a page too', async () => {
    expect((await get('/missing')).status).toBe(404);
  });

  test('a page that moved says where to', async () => {
    const answer = await get('/old');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/new']);
  });

  test('a page that cannot be drawn says so, and nothing more', async () => {
    const answer = await get('/broken');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });

  test('a page is sent small to who can read it small', async () => {
    const answer = await server.app.inject({ url: '/other', headers: { ...html, 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<p>/other');
  });

  test('a page that says the same is drawn once per encoding', async () => {
    const read = async (encoding: 'br' | 'gzip') => {
      const answer = await server.app.inject({ url: '/', headers: { ...html, 'accept-encoding': encoding } });
      return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(answer.rawPayload).toString();
    };
    const [first, meanwhile] = await Promise.all([read('br'), read('br')]);
    expect(meanwhile).toBe(first);
    expect(await read('br')).toBe(first);
    const other = await read('gzip');
    expect(other).not.toBe(first);
    expect(await read('gzip')).toBe(other);
  });

  test('a page may be kept by anyone: browsers ask for it again each time, shared caches after a second', async () => {
    const { headers } = await get('/');
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{43}"$/);
    expect((await get('/other')).headers.get('etag')).not.toBe(headers.get('etag'));
  });

  test('a reader who has the page is told so, and keeps its policy', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    const answer = await get('/', { ...html, 'if-none-match': `"other", ${etag}` });
    expect(answer.status).toBe(304);
    expect(answer.headers.has('content-security-policy')).toBe(false);
    expect(answer.headers.get('etag')).toBe(etag);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(answer.headers.get('vary')).toBe('accept, accept-encoding');
    expect(await answer.text()).toBe('');
    expect((await get('/', { ...html, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['/missing', 404],
    ['/broken', 500],
  ])('a reader of %s has nothing that could be the same', async (path, status) => {
    const answer = await get(path, { ...html, 'if-none-match': '*' });
    expect(answer.status).toBe(status);
    expect(answer.headers.has('etag')).toBe(false);
    expect(answer.headers.has('content-security-policy')).toBe(true);
  });

  test.each(['/api/v1/nothing', '/assets/gone.js', '/health/nothing'])('%s is never a page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, data: null });
  });

  test.each(['/', '/api/v1/nothing', '/broken', '/dev/mailbox', '/%zz'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      // On http it would be ignored; with it, no one would come back to this address.
      expect(headers.has('strict-transport-security')).toBe(false);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  test('a page may have its own sheet, and the styles that are known beforehand, by their hashes', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? '';
    const policy = await policyOf('/');
    const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const own = hashOf(sheet.replace('\r\n', '\n'));
    expect(policy).toContain(`style-src 'self' ${own} ${hashOf('p{color:red}')};`);
    expect(await policyOf('/other')).toContain(`style-src 'self' ${hashOf('p{color:red}')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('display:contents')}`);
  });

  test('an address that cannot be read is refused in the envelope', async () => {
    const answer = await get('/%zz');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test('bytes that are not HTTP are refused in the envelope', async () => {
    const socket = createConnection(Number(new URL(server.url).port), 'localhost');
    socket.write('HELLO\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*"success":false/);
  });

  test('mail that would have gone out is read in the browser, newest first', async () => {
    const { mail, db } = server.services;
    await mail.send(db, { template: 'verificationCode', to: 'maya@example.com', data: { code: '481516' } });
    await mail.send(db, {
      template: 'alreadyRegistered',
      to: 'sam@example.com',
      data: { name: '<b>Sam', role: 'CLIENT', code: '234211' },
    });
    let mails: StoredMail[] = [];
    for (let tries = 0; tries < 100 && mails.length < 2; tries += 1) {
      await sleep(50);
      mails = await listMails();
    }
    expect(mails).toHaveLength(2);
    const sams = await listMails('?to=SAM@example.com');
    expect(sams).toMatchObject([{ to: 'sam@example.com', text: expect.stringContaining('Hello <b>Sam') }]);
    const list = await (await get('/dev/mailbox')).text();
    expect(list).toContain('481516 is your Guildhall verification code');
    const message = await get(`/dev/mailbox/${sams[0]?.id}`);
    expect(await message.text()).toContain('Hello &lt;b&gt;Sam');
    const framed = await get(`/dev/mailbox/${sams[0]?.id}/html`);
    const policy = framed.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src-elem 'sha256-");
    const [, style = ''] = /<style>([^<]*)</.exec((await framed.text()).replaceAll('\r\n', '\n')) ?? [];
    expect(policy).toContain(createHash('sha256').update(style).digest('base64'));
    expect(policy).not.toContain('unsafe');
    expect((await get('/dev/mailbox.css')).headers.get('content-type')).toContain('text/css');
    expect((await get('/dev/mailbox/..%2f..%2fetc')).status).toBe(404);
  });
});

describe('without a web app', () => {
  beforeAll(() => start(undefined, { NODE_ENV: 'production' }));
  afterAll(stop);

  test('a page says that it is not built, and the API serves', async () => {
    expect((await get('/')).status).toBe(503);
    expect((await get('/health/ready')).status).toBe(200);
  });

  test('there is no mailbox in production', async () => {
    expect((await get('/dev/mailbox')).status).toBe(404);
  });
});
