import { afterAll, beforeAll, expect, test } from 'vitest';

import type { TestApp } from '../testing/testApp.ts';
import { createTestApp } from '../testing/testApp.ts';
import { takeAttempt, takeAttemptOnce } from './rateLimit.ts';

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

test('an attempt that is repeated counts once, also when it is repeated at once', async () => {
  const now = here.clock.now();
  const take = (item: string) => takeAttemptOnce(here.db, now, limit('items'), item);
  const items = ['one', 'two', 'three', 'four', 'five'];
  await Promise.all([...items, ...items, ...items].map(take));
  await expect(take('six')).rejects.toMatchObject({ status: 429 });
  await expect(take('one')).resolves.toBeUndefined();
});

test('an attempt that is refused does not open the door for its own repetition', async () => {
  const now = here.clock.now();
  const take = (item: string, at = now) => takeAttemptOnce(here.db, at, limit('refused'), item);
  await Promise.all(['one', 'two', 'three', 'four', 'five'].map((item) => take(item)));
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => take('six')));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  await expect(take('six')).rejects.toMatchObject({ status: 429 });
  await expect(take('six', new Date(now.getTime() + 60_000))).resolves.toBeUndefined();
});
