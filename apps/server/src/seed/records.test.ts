import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Marketplace } from '../operations/testing/marketplace.ts';
import { openMarketplace } from '../operations/testing/marketplace.ts';
import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { seed } from './seed.ts';

let testApp: TestApp;
let market: Marketplace;

beforeAll(async () => {
  testApp = await createTestApp();
  market = openMarketplace(testApp);
  await seed(testApp.db);
});
afterAll(async () => testApp.close());

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a record in the demo marketplace', () => {
  test('adds up: the rating is the mean of the reviews, one for each rated project of a member', async () => {
    const freelancers = await testApp.db
      .selectFrom('freelancers')
      .innerJoin('users', 'users.id', 'freelancers.userId')
      .select(['userId', 'ratingAverage', 'ratingCount', 'projectsCompleted', 'users.createdAt as memberSince'])
      .execute();
    const projects = await testApp.db
      .selectFrom('projects')
      .select(['id', 'assignedFreelancerId', 'status', 'createdAt', 'assignedAt', 'completedAt'])
      .execute();
    const ratings = await testApp.db
      .selectFrom('ratings')
      .select(['toUserId', 'projectId', 'rating', 'createdAt'])
      .execute();
    for (const { userId, ratingAverage, ratingCount, projectsCompleted, memberSince } of freelancers) {
      const own = projects.filter(({ assignedFreelancerId }) => assignedFreelancerId === userId);
      const completed = own.filter(({ status }) => status === 'COMPLETED');
      const received = ratings.filter(({ toUserId }) => toUserId === userId);
      expect(projectsCompleted).toBe(completed.length);
      expect(ratingCount).toBe(received.length);
      const expected = received.length === 0 ? null : mean(received.map(({ rating }) => rating)).toFixed(2);
      expect(ratingAverage === null ? null : Number(ratingAverage).toFixed(2)).toBe(expected);
      expect(own.filter(({ createdAt }) => createdAt < memberSince)).toEqual([]);
      for (const { projectId, createdAt } of received) {
        const project = completed.find(({ id }) => id === projectId);
        expect(project?.completedAt?.getTime()).toBeLessThanOrEqual(createdAt.getTime());
      }
    }
  });

  test('is in order: posted, applied, assigned, handed in, completed, and no one applies before the post', async () => {
    const rows = await testApp.db
      .selectFrom('applications')
      .innerJoin('projects', 'projects.id', 'applications.projectId')
      .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancerId')
      .innerJoin('users as client', 'client.id', 'projects.clientId')
      .select([
        'client.createdAt as clientJoined',
        'freelancer.createdAt as freelancerJoined',
        'projects.createdAt as posted',
        'applications.createdAt as applied',
        'applications.decidedAt as decided',
        'projects.assignedAt as assigned',
        'projects.completionRequestedAt as handedIn',
        'projects.completedAt as completed',
      ])
      .execute();
    const disordered = rows.filter((row) => {
      const { clientJoined, freelancerJoined, posted, applied, decided, assigned, handedIn, completed } = row;
      const order = [posted, applied, decided, assigned, handedIn, completed].flatMap((date) => date?.getTime() ?? []);
      const sorted = order.toSorted((a, b) => a - b);
      return order.some((time, index) => time !== sorted[index]) || clientJoined > posted || freelancerJoined > applied;
    });
    expect(disordered).toEqual([]);
  });

  test('is believable: stars are mostly good and not all five, and counts differ', async () => {
    const given = await testApp.db
      .selectFrom('ratings')
      .select('rating')
      .where('type', '=', 'CLIENT_TO_FREELANCER')
      .execute();
    const ratings = given.map(({ rating }) => rating);
    const share = (stars: number): number => ratings.filter((rating) => rating === stars).length / ratings.length;
    expect(share(5)).toBeGreaterThan(0.4);
    expect(share(5)).toBeLessThan(0.75);
    expect(share(4)).toBeGreaterThan(0.2);
    expect(new Set(ratings).size).toBeGreaterThanOrEqual(4);
    const counts = await testApp.db.selectFrom('freelancers').select('projectsCompleted').distinct().execute();
    expect(counts.length).toBeGreaterThanOrEqual(4);
  });

  test('is short for many, longer for some, and hardly ever without a flaw', async () => {
    const ratings = await testApp.db
      .selectFrom('ratings')
      .select(['toUserId', 'rating'])
      .where('type', '=', 'CLIENT_TO_FREELANCER')
      .execute();
    const records = [...Map.groupBy(ratings, ({ toUserId }) => toUserId).values()];
    const share = (is: (record: typeof ratings) => boolean): number => records.filter(is).length / records.length;
    const isSpotless = (record: typeof ratings): boolean => record.every(({ rating }) => rating === 5);
    expect(share(({ length }) => length > 1)).toBeGreaterThan(0.5);
    expect(share(({ length }) => length > 2)).toBeGreaterThan(0.15);
    expect(share(({ length }) => length > 2)).toBeLessThan(0.3);
    expect(share(isSpotless)).toBeLessThan(0.3);
    expect(records.filter((record) => record.length > 2 && isSpotless(record))).toEqual([]);
  });

  test('without a flaw belongs to a freelancer who is busy, and leads no list', async () => {
    const available = await testApp.db
      .selectFrom('freelancers')
      .select('ratingAverage')
      .where('availability', '=', true)
      .execute();
    expect(available.filter(({ ratingAverage }) => Number(ratingAverage) === 5)).toEqual([]);
    expect(available.length).toBeGreaterThan(30);
  });

  test('leads the home page only where it has some length, and a flaw', async () => {
    const { data } = await market.call('listFeaturedFreelancers');
    const ratings = data.map((one) => one.ratings ?? 0);
    expect(ratings.filter((rating) => rating < 4 || rating === 5)).toEqual([]);
    expect(new Set(ratings).size).toBeGreaterThan(1);
    expect(data.filter(({ projectsCompleted }) => projectsCompleted < 2)).toEqual([]);
  });
});
