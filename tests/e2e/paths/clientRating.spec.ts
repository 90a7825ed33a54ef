import type { Page } from '@playwright/test';

import { hiddenFromClient } from '../../../apps/web/src/screens/rating/hiddenFromClient.ts';
import { ratingMachine } from '../../../packages/machines/src/flows/rating/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { finishWork, send } from '../freelancers.ts';
import { hiredPair, title } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { serves } from './moves.ts';
import { ratingMoves, tellRating } from './ratingMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof ratingMachine;

const call = 'rate';
const moves = ratingMoves();

test('rating a client: every way through it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const client = await person('client');
  const pair = await hiredPair(client, page, mail);
  await finishWork(client.request, pair);
  const { projectId, freelancerToken } = pair;
  const { completedAt } = await db
    .selectFrom('projects')
    .select('completedAt')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const hiddenUntil = hiddenFromClient({ completedAt: completedAt?.toISOString() ?? null, rating: null }, now);
  const input = { projectId, rated: 'CLIENT' as const, draft: null, idempotencyKey: 'a-key-of-this-form' };
  const calls = await holdCalls(page, /^POST .*\/rate-client$/);
  const dialog = page.getByRole('dialog', { name: 'Rate Client' });
  const flow = {
    name: 'clientRating',
    machine: ratingMachine,
    input,
    moves,
    tell: tellRating,
    page,
    calls,
    place: (where: Page) => where.getByRole('dialog'),
    draw: (events: readonly ReplayEvent<Machine>[]) =>
      oracle.draw('rating', { input, events, name: 'Wren Castell', projectTitle: title, hiddenUntil }),
    async begin() {
      await db.deleteFrom('ratings').where('projectId', '=', projectId).execute();
      await page.goto('/robots.txt');
      await page.evaluate((key) => window.sessionStorage.removeItem(key), `draft:rating:CLIENT:${projectId}`);
      await page.goto(`/freelancer-dashboard?tab=assigned&rate=${projectId}`);
      await expect(dialog).toBeVisible();
      return { page, place: dialog, line, calls };
    },
    async end() {
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).searchParams.has('rate')).toBe(false);
      const card = page.getByRole('listitem').filter({ hasText: title }).first();
      await expect(card.getByText(/\d\.0 out of 5 stars/)).toBeVisible();
    },
  };
  await live(flow);
  const overtaken = serves<Machine, World>('it was rated in another window', call, {
    when: () => true,
    status: 409,
    prepare: async () =>
      void (await send(
        page.request,
        'post',
        `/freelancer/projects/${projectId}/rate-client`,
        { rating: 5 },
        freelancerToken,
      )),
  });
  await liveOnce({ ...flow, moves: [...moves, overtaken] }, ['four stars', '“Submit Rating”', overtaken.name]);
});
