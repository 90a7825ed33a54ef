import { brotliDecompressSync } from 'node:zlib';

import type { ProjectStatus } from '@guildhall/api/enums';
import { projectStatuses } from '@guildhall/api/enums';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { PublicPages } from '../repositories/publicPageList.ts';
import { countPublicPages } from '../repositories/publicPageList.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { serveCrawlers } from './crawlers.ts';
import type { Addresses } from './pages.ts';
import { allIds, mostEntries, partsFor, rangeOf, writeUrlSet } from './sitemapFiles.ts';

const origin = 'https://guildhall.example';
const pages = [{ path: '/' }, { path: '/terms', changedOn: '2026-11-20' }];

/** The app as it is while it has no page for profiles and jobs, and as it is with them. */
const apps: Record<'without' | 'with', Addresses> = {
  without: { pages, profiles: null, jobs: null },
  with: {
    pages,
    profiles: ({ id, name }) => `/profile/${encodeURIComponent(name)}&'/${id}`,
    jobs: ({ id, name }) => `/job/${encodeURIComponent(name)}/${id}`,
  },
};

const lists = ['profiles', 'jobs'] as const satisfies readonly PublicPages[];

let addresses = apps.without;
let server: TestApp;
let people: Record<'maya' | 'jonas' | 'blank' | 'gone' | 'left', string>;
let openJob: string;

async function add(role: 'CLIENT' | 'FREELANCER', name: string, profile: string | null): Promise<string> {
  const { db } = server;
  const account = { role, name, email: `${name.replace(/\W/g, '')}@example.com`, passwordHash: 'x' };
  const { id } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
  if (role === 'CLIENT') await db.insertInto('clients').values({ userId: id, companyName: profile }).execute();
  else await db.insertInto('freelancers').values({ userId: id, experience: profile }).execute();
  return id;
}

async function post(clientId: string, freelancerId: string, title: string, status: ProjectStatus): Promise<string> {
  const job = { description: 'x', budgetMin: 100, budgetMax: 200, skillsRequired: [], categories: [] };
  const standing = {
    status,
    assignedFreelancerId: status === 'OPEN' || status === 'CANCELLED' ? null : freelancerId,
    completedAt: status === 'COMPLETED' ? new Date() : null,
    cancelledAt: status === 'CANCELLED' ? new Date() : null,
  };
  const { id } = await server.db
    .insertInto('projects')
    .values({ ...job, ...standing, clientId, title, duration: '1 month' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  server = await createTestApp({ PUBLIC_URL: origin });
  serveCrawlers(server.app, async () => addresses, server);
  people = {
    maya: await add('FREELANCER', 'Maya Lindqvist', '6 years'),
    jonas: await add('CLIENT', 'Jonas Weber', 'Northwind'),
    blank: await add('FREELANCER', 'Nobody Yet', null),
    gone: await add('FREELANCER', 'Gone Away', '2 years'),
    left: await add('CLIENT', 'Left Too', 'Southwind'),
  };
  openJob = await post(people.jonas, people.maya, 'logo & letters', 'OPEN');
  for (const status of projectStatuses) if (status !== 'OPEN') await post(people.jonas, people.maya, status, status);
  await post(people.left, people.maya, 'of a client who left', 'OPEN');
  const left = [people.gone, people.left];
  await server.db.updateTable('users').set({ isActive: false }).where('id', 'in', left).execute();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('robots are told where the sitemap is, and that calls are not for them', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /api/\n');
  expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});

describe('while no page shows profiles and jobs', () => {
  beforeAll(() => void (addresses = apps.without));

  test('the sitemap lists the open pages, with the day of their last change where it is known', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${origin}/</loc></url>
<url><loc>${origin}/terms</loc><lastmod>2026-11-20</lastmod></url>
</urlset>
`);
  });

  test.each(lists)('there is no sitemap of %s', async (list) => {
    expect((await get(`/sitemap-${list}.xml?part=0&of=1`)).statusCode).toBe(404);
  });
});

describe('when pages show profiles and jobs', () => {
  beforeAll(() => void (addresses = apps.with));

  test('the sitemap lists profiles that are written and jobs that are open, as addresses in XML', async () => {
    const { body } = await get('/sitemap.xml');
    const listed = locations(body);
    expect(listed).toHaveLength(5);
    expect(listed).toContain(`${origin}/profile/Maya%20Lindqvist&amp;&#39;/${people.maya}`);
    expect(listed).toContain(`${origin}/profile/Jonas%20Weber&amp;&#39;/${people.jonas}`);
    expect(listed).toContain(`${origin}/job/logo%20%26%20letters/${openJob}`);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/lastmod>/);
  });

  test('a crawler that comes again gets it only when a profile or a job came, went or changed', async () => {
    const etag = String((await get('/sitemap.xml')).headers.etag);
    const again = await get('/sitemap.xml', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await server.db
      .updateTable('users')
      .set({ updatedAt: new Date('2030-01-01T00:00:00Z') })
      .where('id', '=', people.maya)
      .execute();
    const changed = await get('/sitemap.xml', { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
    expect(changed.body).toContain('<lastmod>2030-01-01T00:00:00.000Z</lastmod>');

    const later = await get('/sitemap.xml', { 'if-none-match': String(changed.headers.etag) });
    expect(later.statusCode).toBe(304);
    await server.db
      .updateTable('projects')
      .set({ updatedAt: new Date('2031-01-01T00:00:00Z') })
      .where('id', '=', openJob)
      .execute();
    const posted = await get('/sitemap.xml', { 'if-none-match': String(changed.headers.etag) });
    expect(posted.statusCode).toBe(200);
    expect(posted.body).toContain(`${openJob}</loc><lastmod>2031-01-01T00:00:00.000Z</lastmod>`);
  });

  test('it comes small to who can read it small', async () => {
    const { rawPayload, headers } = await get('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(locations(brotliDecompressSync(rawPayload).toString())).toHaveLength(5);
  });

  test.each(lists)('files of parts hold each of the %s once', async (list) => {
    const parts = await Promise.all([0, 1, 2, 3].map((part) => get(`/sitemap-${list}.xml?part=${part}&of=4`)));
    expect(parts.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const listed = parts.flatMap(({ body }) => locations(body).map((url) => url?.slice(-36)));
    const all = list === 'jobs' ? [openJob] : [people.maya, people.jonas];
    expect(listed).toHaveLength(all.length);
    expect(new Set(listed)).toEqual(new Set(all));
    expect(locations((await get('/sitemap-pages.xml')).body)).toEqual([`${origin}/`, `${origin}/terms`]);
  });

  const strange = ['', '?part=0', '?part=4&of=4', '?part=0&of=3', '?part=0&of=0', '?part=-1&of=2', '?part=0x1&of=2'];
  test.each(lists.flatMap((list) => strange.map((query) => `/sitemap-${list}.xml${query}`)))(
    'no sitemap names the file %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  test('more than one file holds become an index of files that hold all of them, none too many', async () => {
    const [many, manyJobs] = [45_000, 9000];
    await server.db.transaction().execute(async (trx) => {
      // Without the triggers that keep search, which no one asks here.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`
        with made as (
          insert into users (email, role, name, password_hash)
          select 'many' || n || '@example.com', 'CLIENT', 'Many ' || n, 'x' from generate_series(1, ${many}::integer) as n
          returning id)
        insert into clients (user_id, company_name) select id, 'Many & Co' from made`.execute(trx);
      await sql`
        insert into projects (client_id, title, description, skills_required, categories, budget_min, budget_max, duration)
        select ${people.jonas}::uuid, 'Many & more', 'x', '{}', '{}', 1, 2, '1 month'
        from generate_series(1, ${manyJobs}::integer)`.execute(trx);
    });
    const { count: profiles } = await countPublicPages(server.db, 'profiles', allIds);
    const { count: jobs } = await countPublicPages(server.db, 'jobs', allIds);
    expect([profiles, jobs]).toEqual([many + 2, manyJobs + 1]);
    const index = await get('/sitemap.xml');
    const files = locations(index.body);
    const parts = 8 + 2;
    expect(files).toHaveLength(1 + parts);
    expect(partsFor(profiles) + partsFor(jobs)).toBe(parts);
    // The day of a file is that of the last change in it.
    const days = [...index.body.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>/g)];
    expect(days).toHaveLength(parts);
    for (const [, file = '', day] of days) {
      const { body } = await get(file.replace(origin, '').replace('&amp;', '&'));
      const inside = [...body.matchAll(/<lastmod>([^<]*)</g)].map(([, one = '']) => one);
      expect(inside.toSorted().at(-1)).toBe(day);
    }
    const etag = String(index.headers.etag);
    expect((await get('/sitemap.xml', { 'if-none-match': etag })).statusCode).toBe(304);
    const listed = new Set<string>();
    for (const file of files.slice(1)) {
      const { body } = await get((file ?? '').replace(origin, '').replace('&amp;', '&'));
      const urls = locations(body);
      expect(urls.length).toBeLessThanOrEqual(mostEntries);
      expect(body.length).toBeLessThan(50 * 1024 * 1024);
      for (const url of urls) listed.add(url ?? '');
    }
    expect(listed.size).toBe(profiles + jobs);
  });
});

test('files are halved before they are full, and their ranges meet without a gap', () => {
  expect([0, 8000, 8001, 16_001, 1_000_000].map(partsFor)).toEqual([1, 1, 2, 4, 128]);
  const ranges = Array.from({ length: 32 }, (_, part) => rangeOf(part, 32));
  expect(ranges.slice(1).map(({ after }) => after)).toEqual(ranges.slice(0, -1).map(({ upTo }) => upTo));
  expect(ranges[0]?.after).toMatch(/^0{8}-/);
  expect(ranges.at(-1)?.upTo).toMatch(/^f{8}-/);
});

test('a file never holds more than it should', async () => {
  let text = '';
  const entries = Array.from({ length: mostEntries + 1 }, (_, index) => ({ url: `${origin}/${index}` }));
  for await (const piece of writeUrlSet(entries)) text += piece;
  expect(locations(text)).toHaveLength(mostEntries);
  expect(text.endsWith('</urlset>\n')).toBe(true);
});
