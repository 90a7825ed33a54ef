import { durations, experienceLevels, freelancerSorts, jobCategories, jobSorts } from '@guildhall/api/enums';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect } from '../db/connect.ts';
import type { Db } from '../db/schema.ts';
import { makeRandom } from '../seed/random.ts';
import { createTestDatabase } from '../testing/testApp.ts';
import { searchJobs } from './jobs.ts';
import type { SearchLimits } from './searchScan.ts';
import { searchTalent } from './talent.ts';
import { drawMarket, insertMarket, stemsOf } from './testing/searchMarket.ts';
import { plainJobs, plainTalent, scoreOf, wordsOf } from './testing/searchModel.ts';

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
    location: maybe(location),
    minRating: maybe(fc.constantFrom(0, 1.1, 3, 4.35, 5)),
    maxRate: maybe(fc.constantFrom(0, 2.5, 50, 99.99, 10_000)),
    experienceLevel: maybe(fc.constantFrom(...experienceLevels)),
    availability: maybe(fc.boolean()),
  });
  await fc.assert(
    fc.asyncProperty(search, page, limits, async (wanted, asked, within) => {
      const found = await searchTalent(db, wanted, asked, within);
      const expected = cut(plainTalent(market.freelancers, wanted, stems), asked, within);
      const entries = expected.entries.map((one) => ({ userId: one.userId, matchScore: scoreOf(one, wanted.query) }));
      expect({
        ...found,
        entries: found.entries.map(({ userId, matchScore }) => ({ userId, matchScore })),
      }).toEqual({ ...expected, entries });
    }),
    { numRuns: 400, seed: 4711 },
  );
}, 120_000);

/** Budgets at the ends of their bands, and within. */
const least = fc.constantFrom(0, 300, 700, 900.25, 1000, 1500, 2100, 9000);
const most = fc.constantFrom(0, 100, 300, 720, 1000, 1500, 1950.5, 3000);

/** What is found is what reading every job would find. */
const jobSearches = (search: fc.Arbitrary<Parameters<typeof searchJobs>[1]>) =>
  fc.asyncProperty(search, page, limits, async (wanted, asked, within) => {
    const found = await searchJobs(db, wanted, asked, within);
    const expected = cut(plainJobs(market.jobs, wanted, stems), asked, within);
    expect({ ...found, entries: found.entries.map(({ id }) => id) }).toEqual({
      ...expected,
      entries: expected.entries.map(({ id }) => id),
    });
  });

test('job search finds, sorts, pages and counts as reading every job would', async () => {
  const search = fc.record({
    sort: fc.constantFrom(...jobSorts),
    query: maybe(query),
    skills: maybe(fc.constantFrom(['React' as const], ['SEO' as const, 'Figma' as const], ['Kubernetes' as const])),
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
