import { durations, experienceLevels, freelancerSorts, jobCategories, jobSorts } from '@guildhall/api/enums';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { matchScoreOf } from '../domain/matchReasons.ts';
import { makeRandom } from '../seed/random.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { suggestLocations } from './freelancerPlaces.ts';
import { searchJobs } from './jobs.ts';
import type { SearchLimits } from './searchLimits.ts';
import { searchTalent } from './talent.ts';
import { catalogue, drawMarket, insertMarket, skills as everySkill, stemsOf } from './testing/searchMarket.ts';
import { plainJobs, plainLoosened, plainTalent, reasonsOf, scoreOf, wordsOf } from './testing/searchModel.ts';

const market = drawMarket(makeRandom(4711), 300);
let stems: Map<string, string>;
let db: Db;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  db = connect(made.connectionString);
  drop = made.drop;
  await insertMarket(db, market);
  stems = await stemsOf(db, market.words.flatMap(wordsOf));
});
afterAll(async () => {
  await db.destroy();
  await drop();
});

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

/** Whole words, and cuts that begin and end anywhere in them. */
const piece = fc
  .tuple(fc.constantFrom(...market.words), fc.nat(6), fc.integer({ min: 1, max: 9 }), fc.boolean())
  .map(([word, start, length, isWhole]) => (isWhole ? word : word.slice(start, start + length)));
const query = fc.oneof(
  { weight: 4, arbitrary: piece },
  { weight: 2, arbitrary: fc.tuple(piece, piece).map((pieces) => pieces.join(' ')) },
  { weight: 2, arbitrary: fc.constantFrom(...market.freelancers.map(({ name }) => name.toUpperCase())) },
  { weight: 1, arbitrary: fc.constantFrom('', '  ', '%', '_', 'zzz', "o'", 'a', '\\', 'ann%') },
);
const location = fc.constantFrom('berl', 'GERMANY', ', ', 'ber', '%', '_', 'nowhere', ' ', '0%_t');
const page = fc.record({ page: fc.integer({ min: 1, max: 12 }), limit: fc.integer({ min: 1, max: 50 }) });

/** Every way to a list: a long first look, a short one that is read on, and none to speak of. */
const limits: fc.Arbitrary<SearchLimits> = fc.record({
  reach: fc.constantFrom(3, 20, 100, 1000),
  look: fc.record({ rows: fc.constantFrom(1, 20, 500), documents: fc.constantFrom(1, 20, 500) }),
  toCount: fc.constantFrom(0, 4, 100),
  toPage: fc.constantFrom(0, 2, 100),
  candidates: fc.constantFrom(0, 100, 6000),
});

/** How far it is counted what a search without one of its filters would find. */
const looseReach = ({ reach }: SearchLimits): number => Math.min(100, reach);

const cut = <Row>(rows: Row[], { page: number, limit }: { page: number; limit: number }, { reach }: SearchLimits) => ({
  entries: rows.slice(0, reach).slice((number - 1) * limit, number * limit),
  total: Math.min(rows.length, reach),
  isCapped: rows.length > reach,
});

test('talent search finds, scores, sorts, pages and counts as reading everyone would', async () => {
  const search = fc.record({
    sort: fc.constantFrom(...freelancerSorts),
    query: maybe(query),
    skills: maybe(fc.constantFrom(['REACT'], ['go', 'C#'], ['Basket weaving'], ['react', 'nobody does this'])),
    skillsExcluded: maybe(fc.constantFrom(['java'], ['UI design', 'C++'], ['Basket weaving'], everySkill)),
    location: maybe(location),
    minRating: maybe(fc.constantFrom(0, 1.1, 3, 4.35, 5)),
    minRate: maybe(fc.constantFrom(0, 2.505, 50, 99.99)),
    maxRate: maybe(fc.constantFrom(0, 2.5, 50, 99.99, 10_000)),
    experienceLevel: maybe(fc.constantFrom(...experienceLevels)),
    availability: maybe(fc.boolean()),
  });
  await fc.assert(
    fc.asyncProperty(search, page, limits, async (wanted, asked, within) => {
      const found = await searchTalent(db, wanted, asked, within);
      const matching = (filter: typeof wanted) => plainTalent(market.freelancers, filter, stems);
      const expected = cut(matching(wanted), asked, within);
      expect({
        ...found,
        entries: found.entries.map(({ userId, matchReasons }) => ({ userId, matchReasons })),
      }).toEqual({
        ...expected,
        entries: expected.entries.map((one) => ({ userId: one.userId, matchReasons: reasonsOf(one, wanted.query) })),
        ...(expected.total === 0 && {
          loosened: plainLoosened(wanted, (filter) => matching(filter).length, looseReach(within)),
        }),
      });
      const scores = found.entries.map(({ matchReasons }) => matchScoreOf(matchReasons));
      expect(scores).toEqual(expected.entries.map((one) => scoreOf(one, wanted.query)));
    }),
    { numRuns: 400, seed: 4711 },
  );
}, 120_000);

test('locations are suggested as people have them, by the beginning of any word', async () => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .join(' ');
  const findable = market.freelancers.filter(({ isActive, experience }) => isActive && experience !== null);
  const counts = new Map<string, number>();
  for (const { location } of findable) if (location !== null) counts.set(location, (counts.get(location) ?? 0) + 1);
  const expected = (text: string, most: number) =>
    [...counts]
      .filter(([location]) => ` ${plain(location)}`.includes(` ${plain(text)}`))
      .map(([location, freelancers]) => ({ location, freelancers }))
      .toSorted((a, b) => b.freelancers - a.freelancers)
      .slice(0, most);
  for (const text of [
    '',
    ' ',
    'b',
    'BER',
    'erlin',
    'nor',
    'lisbon, p',
    'town',
    '%',
    'zzz',
    'Pörtugal',
    'berlin germany',
  ])
    expect({ text, found: await suggestLocations(db, text, 8) }).toEqual({ text, found: expected(text, 8) });
  expect(await suggestLocations(db, '', 2)).toEqual(expected('', 2));
});

/** Budgets at the ends of their bands, and within. */
const least = fc.constantFrom(0, 300, 700, 900.25, 1000, 1500, 2100, 9000);
const most = fc.constantFrom(0, 100, 300, 720, 1000, 1500, 1950.5, 3000);

/** What is found is what reading every job would find. */
const jobSearches = (search: fc.Arbitrary<Parameters<typeof searchJobs>[1]>) =>
  fc.asyncProperty(search, page, limits, async (wanted, asked, within) => {
    const found = await searchJobs(db, wanted, asked, within);
    const matching = (filter: typeof wanted) => plainJobs(market.jobs, filter, stems);
    const expected = cut(matching(wanted), asked, within);
    expect({ ...found, entries: found.entries.map(({ id }) => id) }).toEqual({
      ...expected,
      entries: expected.entries.map(({ id }) => id),
      ...(expected.total === 0 && {
        loosened: plainLoosened(wanted, (filter) => matching(filter).length, looseReach(within)),
      }),
    });
  });

test('job search finds, sorts, pages and counts as reading every job would', async () => {
  const search = fc.record({
    sort: fc.constantFrom(...jobSorts),
    query: maybe(query),
    skills: maybe(fc.constantFrom(['React' as const], ['SEO' as const, 'Figma' as const], ['Kubernetes' as const])),
    skillsExcluded: maybe(fc.constantFrom(['Go' as const], ['UI Design' as const, 'C#' as const], catalogue)),
    location: maybe(location),
    budgetMin: maybe(least),
    budgetMax: maybe(most),
    duration: maybe(fc.constantFrom(...durations)),
    category: maybe(fc.constantFrom(...jobCategories)),
  });
  await expect(fc.assert(jobSearches(search), { numRuns: 400, seed: 4711 })).resolves.toBeUndefined();
}, 120_000);

test('job search by budgets alone finds, sorts, pages and counts as reading every job would', async () => {
  const search = fc.record({ sort: fc.constantFrom(...jobSorts), budgetMin: maybe(least), budgetMax: maybe(most) });
  await expect(fc.assert(jobSearches(search), { numRuns: 200, seed: 4711 })).resolves.toBeUndefined();
}, 120_000);

/** As random keys, measures and model numbers are spelled, which the database cuts in its own way. */
const letters = [' ', ..."0 1 2 3 4 5 6 7 8 9 e e e x a b Z É ß ² ½ ĳ “ ” ’ … e\u0301 . - – ' #".split(' ')];
const title = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 }).map((drawn) => drawn.join(''));

test('a job is found by its own title, and by each of its beginnings', async () => {
  const { jobs } = market;
  const [job] = jobs.filter(({ isOpen }) => isOpen);
  const isFound = async (search: string) => {
    const { entries } = await searchJobs(db, { query: search, sort: 'latest' }, { page: 1, limit: 50 });
    return entries.some(({ id }) => id === job?.id);
  };
  await fc.assert(
    fc.asyncProperty(title, async (drawn) => {
      const whole = `Zymurgy ${drawn}`;
      await db
        .updateTable('projects')
        .set({ title: whole })
        .where('id', '=', job?.id ?? '')
        .execute();
      const typed = Array.from(whole, (_letter, place) => whole.slice(0, place + 1));
      const missing: string[] = [];
      for (const text of typed) if (!(await isFound(text))) missing.push(text);
      expect([whole, missing]).toEqual([whole, []]);
    }),
    { numRuns: 100, seed: 4711, examples: [['11e72e8e']] },
  );
}, 120_000);
