import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { inWords, takeAttempt } from './rateLimit.ts';

let here: TestApp;
beforeAll(async () => {
  here = await createTestApp();
});
afterAll(() => here.close());

const limit = (name: string) => ({ subject: ['test', name], limit: 5, seconds: 60 });

test('of many attempts at once exactly the limit passes', async () => {
  const now = here.clock.now();
  const attempts = Array.from({ length: 50 }, () => takeAttempt(here.db, now, limit('parallel')));
  const settled = await Promise.allSettled(attempts);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('the refusal says when to come back, and then the door is open', async () => {
  const start = new Date('2026-11-20T10:00:00Z');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  for (let attempt = 0; attempt < 5; attempt += 1) await takeAttempt(here.db, start, limit('window'));
  await expect(takeAttempt(here.db, after(15), limit('window'))).rejects.toMatchObject({
    status: 429,
    message: 'Too many requests. Please try again in 45 seconds.',
    headers: { 'retry-after': '45' },
  });
  await expect(takeAttempt(here.db, after(60), limit('window'))).resolves.toBeUndefined();
});

test('one subject does not use up the attempts of another', async () => {
  const now = here.clock.now();
  for (let attempt = 0; attempt < 5; attempt += 1) await takeAttempt(here.db, now, limit('one'));
  await expect(takeAttempt(here.db, now, limit('other'))).resolves.toBeUndefined();
});

test.each([
  [1, '1 second'],
  [45, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds read as %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words);
});
