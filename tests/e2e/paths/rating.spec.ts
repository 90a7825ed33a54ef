import type { Page } from '@playwright/test';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { ratingMachine } from '../../../packages/machines/src/flows/rating/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newCompletedProject, rateFreelancer } from '../freelancers.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import { forgive } from './forgive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { serves } from './moves.ts';
import { ratingMoves, tellRating } from './ratingMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof ratingMachine;

const projectTitle = 'Plates for a guide to liverworts';
const call = 'rate';
const moves = ratingMoves();

test('rating a freelancer: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^POST .*\/rate-freelancer$/);
  let projectId = '';
  const input = () => ({ projectId, rated: 'FREELANCER' as const, draft: null, idempotencyKey: 'a-key-of-this-form' });
  const dialog = page.getByRole('dialog', { name: 'Rate Freelancer' });
  const flow = {
    name: 'rating',
    machine: ratingMachine,
    input: input(),
    moves,
    tell: tellRating,
    page,
    calls,
    place: (where: Page) => where.getByRole('dialog'),
    draw: (events: readonly ReplayEvent<Machine>[]) =>
      oracle.draw('rating', {
        input: input(),
        events,
        name: demoAccounts.freelancer.name,
        projectTitle,
        hiddenUntil: null,
      }),
    async begin() {
      await forgive(db);
      projectId = await newCompletedProject(page.request, projectTitle);
      await page.goto(`/client-dashboard?tab=jobs&rate=${projectId}`);
      await expect(dialog).toBeVisible();
      return { page, place: dialog, line, calls };
    },
    async end() {
      await expect(dialog).toBeHidden();
      expect(new URL(page.url()).searchParams.has('rate')).toBe(false);
      const card = page.getByRole('listitem').filter({ hasText: projectTitle }).first();
      await expect(card.getByText(/\d\.0 out of 5 stars/)).toBeVisible();
    },
  };
  await live(flow);
  const overtaken = serves<Machine, World>('it was rated in another window', call, {
    when: () => true,
    status: 409,
    prepare: () => rateFreelancer(page.request, projectId),
  });
  await liveOnce({ ...flow, moves: [...moves, overtaken] }, ['four stars', '“Submit Rating”', overtaken.name]);
});
