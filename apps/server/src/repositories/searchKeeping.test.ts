import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db, Trx } from '../db/schema.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { suggestLocations, tallyPlaces } from './freelancerPlaces.ts';
import { countCompletion, updateFreelancer } from './freelancers.ts';
import type { JobFilter } from './jobs.ts';
import { searchJobs } from './jobs.ts';
import { followMarketplaceRatings } from './marketplaceRatings.ts';
import { countApplication, insertProject, moveProject } from './projects.ts';
import type { TalentFilter } from './talent.ts';
import { searchTalent } from './talent.ts';
import { insertProfile, insertUser, updateUser } from './users.ts';

let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  db = connect(made.connectionString);
  drop = made.drop;
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

const now = new Date('2026-11-20T12:00:00Z');
const page = { page: 1, limit: 50 };
const write = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work);

async function makePerson(role: 'CLIENT' | 'FREELANCER'): Promise<string> {
  return write(async (trx) => {
    const email = `${randomUUID()}@example.com`;
    const user = await insertUser(trx, { role, email, name: 'Maya Lindqvist', passwordHash: '', createdAt: now });
    if (!user) throw new Error('A new email was taken.');
    await insertProfile(trx, user.id, role);
    return user.id;
  });
}

/** A freelancer whose every field is another than the changes below make it. */
async function makeFreelancer(): Promise<string> {
  const id = await makePerson('FREELANCER');
  await write(async (trx) => {
    await updateUser(trx, id, now, { bio: 'Calm.', location: 'Oslo, Norway' });
    const change = { skills: ['Vue'], experience: '1 year', experienceYears: 1, hourlyRate: 90, availability: false };
    await updateFreelancer(trx, id, new Date(), change);
  });
  return id;
}

async function insertJob(trx: Trx, client: string): Promise<string> {
  return insertProject(trx, {
    clientId: client,
    title: 'Shop',
    description: 'Slow on phones.',
    skillsRequired: ['React'],
    categories: ['development'],
    budgetMin: 1000,
    budgetMax: 2000,
    duration: '1 month',
    createdAt: now,
  });
}

const postJob = (client: string): Promise<string> => write((trx) => insertJob(trx, client));

/** Makes both changes at once: the second comes to its end when the first has kept search, but is not committed. */
async function meet<T>(first: (trx: Trx) => Promise<void>, second: (trx: Trx) => Promise<T>): Promise<T> {
  const { other } = await write(async (trx) => {
    await first(trx);
    await sql`set constraints all immediate`.execute(trx);
    const going = write(second);
    await untilSomeoneWaits();
    // Not awaited here: it waits for this commit.
    return { other: going };
  });
  return other;
}

/** Until a transaction stands still for another's lock; gives up after a while, for the test to tell what came of it. */
async function untilSomeoneWaits(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
}

const isTalent = async (id: string, filter: TalentFilter): Promise<boolean> =>
  (await searchTalent(db, { sort: 'relevance', ...filter }, page)).entries.some(({ userId }) => userId === id);
const isJob = async (id: string, filter: JobFilter): Promise<boolean> =>
  (await searchJobs(db, { sort: 'latest', ...filter }, page)).entries.some((job) => job.id === id);

describe('a client finds a freelancer', () => {
  const changes: [string, (trx: Trx, id: string) => Promise<void>, TalentFilter][] = [
    ['by a new name', (trx, id) => updateUser(trx, id, now, { name: 'Nora Solberg' }), { query: 'nora solberg' }],
    ['by a new bio', (trx, id) => updateUser(trx, id, now, { bio: 'I paint lighthouses.' }), { query: 'lighthouses' }],
    ['at a new place', (trx, id) => updateUser(trx, id, now, { location: 'Bergen, Norway' }), { location: 'bergen' }],
    ['by a new skill', (trx, id) => updateFreelancer(trx, id, new Date(), { skills: ['Rust'] }), { skills: ['rust'] }],
    [
      'by new experience',
      (trx, id) => updateFreelancer(trx, id, new Date(), { experience: 'Ships' }),
      { query: 'ships' },
    ],
    [
      'at a new level',
      (trx, id) => updateFreelancer(trx, id, new Date(), { experienceYears: 7 }),
      { experienceLevel: 'expert' },
    ],
    [
      'for a new rate',
      (trx, id) => updateFreelancer(trx, id, new Date(), { hourlyRate: 12 }),
      { minRate: 12, maxRate: 12 },
    ],
    [
      'available again',
      (trx, id) => updateFreelancer(trx, id, new Date(), { availability: true }),
      { availability: true },
    ],
    [
      'by a rating',
      (trx, id) => updateFreelancer(trx, id, new Date(), { ratingSum: 9, ratingCount: 2 }),
      { minRating: 4.5 },
    ],
  ];

  test.each(changes)('%s, as soon as the change is there', async (_, change, filter) => {
    const id = await makeFreelancer();
    expect(await isTalent(id, filter)).toBe(false);
    await write((trx) => change(trx, id));
    expect(await isTalent(id, filter)).toBe(true);
  });

  test('from the moment the profile is set up', async () => {
    const id = await makePerson('FREELANCER');
    expect(await isTalent(id, {})).toBe(false);
    await write((trx) => updateFreelancer(trx, id, new Date(), { experience: 'New' }));
    expect(await isTalent(id, {})).toBe(true);
  });

  test('until the account is closed', async () => {
    const id = await makeFreelancer();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
    expect(await isTalent(id, {})).toBe(false);
  });

  test('not by what was undone', async () => {
    const id = await makeFreelancer();
    const undone = write(async (trx) => {
      await updateUser(trx, id, now, { bio: 'Undone.' });
      throw new Error('No.');
    });
    await expect(undone).rejects.toThrow('No.');
    expect(await isTalent(id, { query: 'undone' })).toBe(false);
  });

  test('by both of two changes that were made at once', async () => {
    const id = await makeFreelancer();
    await meet(
      (trx) => updateUser(trx, id, now, { bio: 'Windmills.' }),
      (trx) => updateFreelancer(trx, id, new Date(), { skills: ['Sailing'] }),
    );
    expect(await isTalent(id, { query: 'windmills sailing', skills: ['Sailing'] })).toBe(true);
  });
});

describe('a client is offered a place', () => {
  const at = async (location: string): Promise<number> =>
    (await suggestLocations(db, location, 1)).find((one) => one.location === location)?.freelancers ?? 0;
  const move = (id: string, location: string | null) => write((trx) => updateUser(trx, id, now, { location }));

  test('while a freelancer who can be found has it', async () => {
    const [one, two] = [await makeFreelancer(), await makeFreelancer()];
    const client = await makePerson('CLIENT');
    const counts: number[] = [];
    const count = async () => counts.push(await at('Öland, Sweden'));
    for (const id of [one, two, client]) {
      await move(id, 'Öland, Sweden');
      await count();
    }
    await tallyPlaces(db);
    await count();
    await move(one, null);
    await count();
    await db.updateTable('users').set({ isActive: false }).where('id', '=', two).execute();
    await count();
    await tallyPlaces(db);
    await count();
    expect(counts).toEqual([1, 2, 2, 2, 1, 0, 0]);
  });

  test('as most people there write it', async () => {
    for (const location of ['MALMÖ, sweden', 'Malmö, Sweden', 'Malmö, Sweden'])
      await move(await makeFreelancer(), location);
    expect(await suggestLocations(db, 'malmo', 8)).toEqual([{ location: 'Malmö, Sweden', freelancers: 3 }]);
  });

  test('with every change counted once, however many tidy up', async () => {
    for (let moves = 0; moves < 6; moves += 1) {
      await move(await makeFreelancer(), 'Kiruna, Sweden');
      await Promise.all([tallyPlaces(db), tallyPlaces(db), tallyPlaces(db)]);
    }
    expect(await at('Kiruna, Sweden')).toBe(6);
  });
});

describe('a freelancer finds a job', () => {
  const changes: [string, (trx: Trx, id: string) => Promise<unknown>, JobFilter][] = [
    ['by a new title', (trx, id) => setProject(trx, id, { title: 'Ferry timetable' }), { query: 'timetable' }],
    ['by a new description', (trx, id) => setProject(trx, id, { description: 'Owls.' }), { query: 'owls' }],
    ['by a new skill', (trx, id) => setProject(trx, id, { skillsRequired: ['Figma'] }), { skills: ['Figma'] }],
    ['in a new category', (trx, id) => setProject(trx, id, { categories: ['design'] }), { category: 'design' }],
    ['for a new budget', (trx, id) => setProject(trx, id, { budgetMin: 50 }), { budgetMax: 60 }],
    ['of a new duration', (trx, id) => setProject(trx, id, { duration: '2 weeks' }), { duration: '2 weeks' }],
  ];

  test.each(changes)('%s, as soon as the change is there', async (_, change, filter) => {
    const id = await postJob(await makePerson('CLIENT'));
    expect(await isJob(id, filter)).toBe(false);
    await write((trx) => change(trx, id));
    expect(await isJob(id, filter)).toBe(true);
  });

  test('where its client has moved to', async () => {
    const client = await makePerson('CLIENT');
    const jobs = [await postJob(client), await postJob(client)];
    await write((trx) => updateUser(trx, client, now, { location: 'Turku, Finland' }));
    for (const id of jobs) expect(await isJob(id, { location: 'turku' })).toBe(true);
  });

  test('where its client moves to while it is posted', async () => {
    const client = await makePerson('CLIENT');
    const id = await meet(
      (trx) => updateUser(trx, client, now, { location: 'Vaasa, Finland' }),
      (trx) => insertJob(trx, client),
    );
    expect(await isJob(id, { location: 'vaasa' })).toBe(true);
  });

  test('behind those with fewer applications', async () => {
    const client = await makePerson('CLIENT');
    const [busy, quiet] = [await postJob(client), await postJob(client)];
    await write((trx) => countApplication(trx, busy));
    const { entries } = await searchJobs(db, { sort: 'proposals' }, page);
    const places = [quiet, busy].map((id) => entries.findIndex((job) => job.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('no longer when it is taken', async () => {
    const id = await postJob(await makePerson('CLIENT'));
    const freelancer = await makeFreelancer();
    await write((trx) => moveProject(trx, id, now, { status: 'ASSIGNED', assignedFreelancerId: freelancer }));
    expect(await isJob(id, {})).toBe(false);
    await write((trx) => countCompletion(trx, freelancer));
  });
});

async function setProject(
  trx: Trx,
  id: string,
  change: Omit<Parameters<typeof moveProject>[3], 'status'>,
): Promise<void> {
  await moveProject(trx, id, now, { status: 'OPEN', ...change });
}

describe('the default order of people', () => {
  const place = 'Ranked Island';

  async function makeRated(ratingSum: number, ratingCount: number, availability = true): Promise<string> {
    const id = await makeFreelancer();
    await write(async (trx) => {
      await updateUser(trx, id, now, { location: place });
      await updateFreelancer(trx, id, now, { availability, ratingSum, ratingCount });
    });
    return id;
  }
  const ranked = async () => {
    const { entries } = await searchTalent(db, { sort: 'relevance', location: place }, page);
    return entries.map(({ userId, weightedRating }) => [userId, weightedRating] as const);
  };

  test('has those available first, and does not take one rating for a reputation', async () => {
    const busy = await makeRated(245, 50, false);
    const once = await makeRated(5, 1);
    const often = await makeRated(245, 50);
    const unrated = await makeRated(0, 0);
    const poor = await makeRated(6, 3);
    // Of an empty marketplace the mean is four stars.
    expect(await ranked()).toEqual([
      [often, 4.82],
      [once, 4.17],
      [unrated, 4],
      [poor, 3.25],
      [busy, 4.82],
    ]);
    for (const [availability, ids] of [
      [true, [often, once, unrated, poor]],
      [false, [busy]],
    ] as const) {
      const { entries } = await searchTalent(db, { sort: 'relevance', location: place, availability }, page);
      expect(entries.map(({ userId }) => userId)).toEqual(ids);
    }
  });

  test('follows the mean of all ratings when that has moved by a tenth', async () => {
    const [first] = await ranked();
    await makeRated(2000, 1000);
    await followMarketplaceRatings(db);
    const now = await ranked();
    expect(now.map(([id]) => id)).toContain(first?.[0]);
    // The many twos have drawn everyone down, those with few ratings most: their rows too, not only what is said.
    const { rows } = await sql<{ behind: number }>`
      select count(*)::integer as behind from freelancer_search join freelancers using (user_id)
      where standing <> standing_of(availability, rating_sum, rating_count)`.execute(db);
    expect(rows).toEqual([{ behind: 0 }]);
    const { rows: kept } = await sql<{ mean: number }>`
      select mean::float8 as mean from marketplace_ratings where role = 'FREELANCER'`.execute(db);
    expect(kept[0]?.mean).toBeLessThan(3);
    const { rows: standing } = await sql<{ standing: number }>`
      select standing from freelancer_search join freelancers using (user_id)
      where availability and rating_count = 0 and user_id in (${sql.join(now.map(([id]) => id))})`.execute(db);
    expect(standing[0]?.standing).toBe(10_000 + 1000 * (kept[0]?.mean ?? 0));
  });
});
