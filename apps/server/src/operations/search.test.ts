import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seed } from '../seed/seed.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import type { Marketplace } from './testing/marketplace.ts';
import { openMarketplace } from './testing/marketplace.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  await seed(testApp.db);
});
afterAll(async () => testApp.close());

type Query = Record<string, string | number | boolean>;
const jobs = async (query: Query) => (await market.call('listPublicJobs', { query: { limit: 50, ...query } })).data;
const talent = async (query: Query) =>
  (await market.call('listPublicFreelancers', { query: { limit: 50, ...query } })).data;
const isSorted = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? value));

describe('a visitor who looks for work', () => {
  test('pages through every open job once, newest first', async () => {
    const first = await jobs({ limit: 12 });
    expect(first.pagination).toEqual({ page: 1, limit: 12, total: 48, pages: 4, isCapped: false });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => jobs({ limit: 12, page })));
    const all = pages.flatMap((page) => page.jobs);
    expect(pages.map((page) => page.jobs.length)).toEqual([12, 12, 12, 12, 0]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(48);
    expect(isSorted(all.map(({ postedAt }) => -Date.parse(postedAt)))).toBe(true);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['OPEN']));
  });

  test.each([
    ['a word of the title', 'dashboard'],
    ['the beginning of a word', 'dashb'],
    ['another form of the word', 'dashboards'],
    ['several words in any order and case', 'SCHEDULING dashboard redesign'],
    ['words of the description', 'date pickers'],
  ])('finds the dashboard redesign by %s', async (_, query) => {
    expect((await jobs({ query })).jobs.map(({ title }) => title)).toContain('Redesign of our scheduling dashboard');
  });

  test.each(['zzzqqq', 'dashboard zzzqqq', '!!!', "');drop table users;--", '&|!:*', '🦊'])(
    'finds nothing for %s, without a fault',
    async (query) => {
      expect(await jobs({ query })).toMatchObject({ jobs: [], pagination: { total: 0, pages: 0 } });
    },
  );

  test('takes blanks for no search at all', async () => {
    expect((await jobs({ query: '   ', skills: ' , ', location: ' ' })).pagination.total).toBe(48);
  });

  test('finds a skill with signs in its name', async () => {
    const { jobs: found } = await jobs({ query: 'c#' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ skillsRequired }) => skillsRequired.includes('C#'))).toBe(true);
  });

  test('narrows by skills in any case, one of them being enough', async () => {
    const { jobs: found } = await jobs({ skills: 'swift,FIGMA' });
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ skillsRequired }) => skillsRequired.includes('Swift') || skillsRequired.includes('Figma')),
    ).toBe(true);
    expect((await jobs({ skills: 'Basket weaving' })).jobs).toEqual([]);
  });

  test('leaves out jobs that need a skill they will not use, and is told which of the two it is', async () => {
    const everything = (await jobs({})).jobs;
    const { jobs: found } = await jobs({ skillsExcluded: 'swift, FIGMA' });
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(
      everything.filter(({ skillsRequired }) => !skillsRequired.some((s) => s === 'Swift' || s === 'Figma')),
    );
    expect((await jobs({ skillsExcluded: 'Basket weaving' })).jobs).toHaveLength(48);
  });

  test.each(['listPublicJobs', 'listPublicFreelancers'] as const)(
    '%s: cannot want and not want a skill',
    async (id) => {
      const reply = await market.call(id, { query: { skills: 'React,Go', skillsExcluded: 'Vue, react' } });
      expect(reply).toMatchObject({
        status: 400,
        message: 'skills and skillsExcluded both name "react". Leave it out of one of them.',
        errors: { skills: expect.any(String), skillsExcluded: expect.any(String) },
      });
    },
  );

  test('excludes ten skills, and no more', async () => {
    const of = (count: number) => Array.from({ length: count }, (_, index) => `skill ${index}`).join();
    expect((await market.call('listPublicJobs', { query: { skillsExcluded: of(10) } })).status).toBe(200);
    const reply = await market.call('listPublicJobs', { query: { skillsExcluded: of(11) } });
    expect(reply).toMatchObject({ status: 400, message: 'Please exclude at most 10 skills.' });
  });

  test('is told which filter to leave out when nothing is found, and nothing of it otherwise', async () => {
    const design = (await jobs({ category: 'design' })).pagination.total;
    const empty = await jobs({ category: 'design', query: 'zzzqqq', location: ' ' });
    expect(empty.loosened).toEqual([{ filter: 'query', total: design, isCapped: false }]);
    expect(await jobs({ category: 'design' })).not.toHaveProperty('loosened');
    expect(await jobs({ category: 'design', page: 100 })).not.toHaveProperty('loosened');
    expect(await jobs({ category: 'design', query: 'zzzqqq', location: 'nowhere' })).not.toHaveProperty('loosened');
  });

  test('narrows by category, location, budget and duration, all at once', async () => {
    const everything = (await jobs({})).jobs;
    const design = (await jobs({ category: 'design' })).jobs;
    expect(design.length).toBeGreaterThan(0);
    expect(design.length).toBeLessThan(everything.length);
    const { jobs: narrowed } = await jobs({
      category: 'development',
      location: 'netherlands',
      budgetMin: 3000,
      budgetMax: 6000,
    });
    expect(narrowed.map(({ id }) => id)).toEqual(
      (await jobs({ category: 'development' })).jobs
        .filter(
          ({ client, budget }) => client.location?.includes('Netherlands') && budget.max >= 3000 && budget.min <= 6000,
        )
        .map(({ id }) => id),
    );
    const month = (await jobs({ duration: '1 month' })).jobs;
    expect(month).toEqual(everything.filter(({ duration }) => duration === '1 month'));
  });

  test('does not find what only looks like a wildcard', async () => {
    expect((await jobs({ location: '%' })).jobs).toEqual([]);
    expect((await jobs({ location: '_' })).jobs).toEqual([]);
  });

  test('sorts the whole by budget and by proposals', async () => {
    expect(isSorted((await jobs({ sort: 'budget-high' })).jobs.map(({ budget }) => -budget.max))).toBe(true);
    expect(isSorted((await jobs({ sort: 'budget-low' })).jobs.map(({ budget }) => budget.min))).toBe(true);
    expect(isSorted((await jobs({ sort: 'proposals' })).jobs.map(({ applicationsCount }) => applicationsCount))).toBe(
      true,
    );
  });

  test('sees six featured projects, of verified clients', async () => {
    const { data } = await market.call('listFeaturedProjects');
    expect(data).toHaveLength(6);
    expect(data.every(({ client, status }) => client.isVerified && status === 'OPEN')).toBe(true);
    expect(new Set(data.map(({ client }) => client.userId)).size).toBe(6);
  });

  test('sees a well described project of a client before a newer thin one', async () => {
    const client = await market.makeClient();
    await testApp.db
      .insertInto('verifications')
      .values({
        userId: client.userId,
        subject: 'website',
        address: 'https://northwind.example',
        checkedAt: new Date(),
      })
      .execute();
    const post = async (body: object) =>
      (await market.call('createProject', { token: client.token, body: { ...market.job, ...body } })).data.id;
    const description = 'We sell coffee to offices, and want to know what was delivered where, and when. '.repeat(3);
    const good = await post({ title: 'Well described', description, skillsRequired: ['React', 'Node.js'] });
    const thin = await post({ title: 'Thin', description: 'Call me.', skillsRequired: ['React', 'Node.js'] });
    const ids = (await market.call('listFeaturedProjects')).data.map(({ id }) => id);
    expect([ids[0], ids.includes(thin)]).toEqual([good, false]);
    for (const id of [good, thin])
      await market.call('cancelProject', { token: client.token, params: { projectId: id } });
  });
});

describe('a client who looks for talent', () => {
  test('pages through everyone, and sees no email and no age', async () => {
    const [one, two] = await Promise.all([talent({ page: 1 }), talent({ page: 2 })]);
    expect([one.freelancers.length, two.freelancers.length, one.pagination.total]).toEqual([50, 10, 60]);
    expect(JSON.stringify(one)).not.toMatch(/@|"age"/);
  });

  test('does not meet a freelancer who has not set up a profile', async () => {
    await market.makePerson('FREELANCER', 'Blank Page');
    expect((await talent({ query: 'Blank Page' })).freelancers).toEqual([]);
  });

  test('finds the exact name first, then names and skills that contain the text', async () => {
    const exact = (await talent({ query: 'amara okafor' })).freelancers;
    expect(exact[0]).toMatchObject({
      profile: { name: 'Amara Okafor' },
      statistics: { matchScore: 2, matchReasons: ['name-exact'] },
    });
    const within = (await talent({ query: 'mara' })).freelancers;
    expect(within[0]).toMatchObject({
      profile: { name: 'Amara Okafor' },
      statistics: { matchScore: 1, matchReasons: ['name-contains'] },
    });
    const skill = (await talent({ query: 'react' })).freelancers;
    expect(isSorted(skill.map(({ statistics }) => -statistics.matchScore))).toBe(true);
    expect(skill[0]?.statistics).toMatchObject({ matchScore: 1, matchReasons: ['skill-contains'] });
    expect((await talent({})).freelancers[0]?.statistics).toMatchObject({ matchScore: 0, matchReasons: [] });
  });

  test('narrows by skill, rating, rate, experience and availability', async () => {
    const everyone = [...(await talent({ page: 1 })).freelancers, ...(await talent({ page: 2 })).freelancers];
    const ids = (list: typeof everyone) => new Set(list.map(({ id }) => id));
    const found = async (query: Query) => ids((await talent(query)).freelancers);
    expect(await found({ skills: 'figma' })).toEqual(
      ids(everyone.filter(({ professional }) => professional.skills.includes('Figma'))),
    );
    expect(await found({ skillsExcluded: 'FIGMA,react' })).toEqual(
      ids(everyone.filter(({ professional: { skills } }) => !skills.includes('Figma') && !skills.includes('React'))),
    );
    expect(await found({ minRating: 4.5 })).toEqual(
      ids(everyone.filter(({ statistics }) => (statistics.rating ?? 0) >= 4.5)),
    );
    expect(await found({ maxRate: 40 })).toEqual(
      ids(everyone.filter(({ professional }) => (professional.hourlyRate ?? 0) <= 40)),
    );
    expect(await found({ minRate: 40, maxRate: 65 })).toEqual(
      ids(everyone.filter(({ professional: { hourlyRate: rate } }) => rate !== null && rate >= 40 && rate <= 65)),
    );
    expect(await found({ experienceLevel: 'intermediate' })).toEqual(
      ids(everyone.filter(({ professional }) => /^[234] years/.test(professional.experience ?? ''))),
    );
    expect(await found({ availability: false })).toEqual(
      ids(everyone.filter(({ professional }) => !professional.availability)),
    );
  });

  test.each([
    ['rating-high', ({ statistics }) => -(statistics.rating ?? 0)],
    ['rating-low', ({ statistics }) => statistics.rating ?? 6],
    ['rate-high', ({ professional }) => -(professional.hourlyRate ?? 0)],
    ['rate-low', ({ professional }) => professional.hourlyRate ?? 0],
    ['recent', ({ profile }) => -Date.parse(profile.memberSince)],
  ] satisfies [string, (one: Awaited<ReturnType<typeof talent>>['freelancers'][number]) => number][])(
    'sorts by %s',
    async (sort, key) => {
      expect(isSorted((await talent({ sort })).freelancers.map(key))).toBe(true);
    },
  );

  test.each(['listPublicFreelancers', 'searchFreelancers'] as const)(
    'is told by %s which rates cannot be met together',
    async (id) => {
      const { token } = await market.makeClient();
      const reply = await market.call(id, { token, query: { minRate: 80, maxRate: 79.99 } });
      expect(reply).toMatchObject({
        status: 400,
        message: 'minRate is more than maxRate. Lower minRate or raise maxRate.',
        errors: { minRate: expect.any(String), maxRate: expect.any(String) },
      });
      expect((await market.call(id, { token, query: { minRate: 80, maxRate: 80 } })).status).toBe(200);
    },
  );

  test('is told without which filter someone would be found', async () => {
    const { loosened = [] } = await talent({ location: 'nowhere', skills: 'Figma', minRating: 4 });
    expect(loosened).toEqual([
      {
        filter: 'location',
        total: (await talent({ skills: 'Figma', minRating: 4 })).pagination.total,
        isCapped: false,
      },
    ]);
  });

  test('is offered the places where freelancers are', async () => {
    const suggested = async (query: string) =>
      (await market.call('listFreelancerLocations', { query: { query } })).data.locations;
    const all = (await market.call('listFreelancerLocations')).data.locations;
    expect(all).toHaveLength(8);
    expect(isSorted(all.map(({ freelancers }) => -freelancers))).toBe(true);
    for (const { location, freelancers } of all) {
      const [place = ''] = await suggested(location);
      expect(place).toEqual({ location, freelancers });
      expect((await talent({ location })).pagination.total).toBe(freelancers);
    }
    expect(await suggested('zzzqqq')).toEqual([]);
  });

  test('gets the same list signed in', async () => {
    const client = await market.makeClient();
    const query = { query: 'react', sort: 'rate-low' };
    const signedIn = await market.call('searchFreelancers', { token: client.token, query });
    expect(signedIn.data).toEqual((await market.call('listPublicFreelancers', { query })).data);
  });

  test('compares freelancers as their list has them, in the order in which they are named', async () => {
    const { token, userId: clientId } = await market.makeClient();
    const blank = await market.makePerson('FREELANCER', 'Blank Page');
    const compared = async (...ids: string[]) =>
      (await market.call('compareFreelancers', { token, query: { ids: ids.join() } })).data.freelancers;
    const [first, second, third] = (await talent({ sort: 'recent' })).freelancers;
    if (!first || !second || !third) throw new Error('There are freelancers.');
    expect(await compared(third.id, first.id.toUpperCase(), second.id, first.id)).toEqual([third, first, second]);
    expect(await compared(clientId, blank.userId, randomUUID(), second.id)).toEqual([second]);
    expect(await compared(randomUUID())).toEqual([]);

    const setActive = (isActive: boolean) =>
      testApp.db.updateTable('users').set({ isActive }).where('id', '=', second.id).execute();
    await setActive(false);
    expect(await compared(first.id, second.id)).toEqual([first]);
    await setActive(true);
  });

  test.each(['', ',', 'amara-okafor', Array.from({ length: 5 }, () => randomUUID()).join(), `${randomUUID()},`])(
    'compares nothing for the ids "%s"',
    async (ids) => {
      const { token } = await market.makeClient();
      expect((await market.call('compareFreelancers', { token, query: { ids } })).status).toBe(400);
    },
  );

  describe('sees five featured freelancers', () => {
    const featured = async () => (await market.call('listFeaturedFreelancers')).data;
    const complete = { githubUrl: 'https://github.com/someone', age: 30 };

    test('who are available, the best first, and others on another day', async () => {
      const days = [];
      for (let day = 0; day < 8; day += 1) {
        days.push(await featured());
        expect(await featured()).toEqual(days.at(-1));
        testApp.clock.advance(86_400);
      }
      expect(new Set(days.map((list) => list.map(({ id }) => id).join())).size).toBeGreaterThan(1);
      for (const list of days) expect(list).toHaveLength(5);
      const chosen = [...new Set(days.flat().map(({ id }) => id))];
      const people = await testApp.db
        .selectFrom('freelancers').select('availability').where('userId', 'in', chosen).execute(); // prettier-ignore
      expect(people.every(({ availability }) => availability)).toBe(true);
      testApp.clock.advance(-8 * 86_400);
    });

    test('a long good record before a short perfect one, and no one without a profile or gone for a month', async () => {
      const records = [
        { ratingSum: 196, ratingCount: 40 },
        { ratingSum: 59, ratingCount: 12 },
        { ratingSum: 5, ratingCount: 1 },
        { ratingSum: 0, ratingCount: 0 },
        { ratingSum: 5, ratingCount: 2 },
        // Perfect, but without a complete profile, or gone for longer than a month.
        { ratingSum: 500, ratingCount: 100, githubUrl: null, linkedinUrl: null, portfolioUrl: null, age: null },
        { ratingSum: 500, ratingCount: 100, isGone: true },
      ];
      await testApp.db.updateTable('freelancers').set({ availability: false }).execute();
      const people = await Promise.all(records.map(() => market.makeFreelancer()));
      for (const [index, { isGone, ...record }] of records.entries()) {
        const { userId } = people[index] ?? { userId: '' };
        const change = { ...complete, ...record, availability: true };
        await testApp.db.updateTable('freelancers').set(change).where('userId', '=', userId).execute();
        if (!isGone) continue;
        const longAgo = new Date(testApp.clock.now().getTime() - 40 * 86_400_000);
        await testApp.db.updateTable('users').set({ updatedAt: longAgo }).where('id', '=', userId).execute();
        await testApp.db.updateTable('tokens').set({ revokedAt: longAgo }).where('userId', '=', userId).execute();
      }
      expect((await featured()).map(({ id }) => people.findIndex(({ userId }) => userId === id))).toEqual([
        0, 1, 2, 3, 4,
      ]);
    });
  });
});
