import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { ratingMachine } from '../../../packages/machines/src/flows/rating/machine.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newCompletedProject, rateFreelancer } from '../freelancers.ts';
import { labelOf, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { fills, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof ratingMachine;
type Snapshot = SnapshotFrom<Machine>;

const projectTitle = 'Plates for a guide to liverworts';
const words = 'Clear drawings, and every one on time.';
const tooMany = 'clear drawings '.repeat(200);
const call = 'rateFreelancer';

const isChoosing = (snapshot: Snapshot) => snapshot.matches('choosing');
const areChosen = ({ context: { values } }: Snapshot) => values.rating !== null;
const isReviewed = ({ context: { values } }: Snapshot) => values.review === words;
const isTooLong = ({ context: { values } }: Snapshot) => values.review === tooMany;
/** What was sent may be rated already: another review would be another rating. */
const isUnsent = ({ context }: Snapshot) => context.submission === null;

const hands = { review: types('Review (optional)') };
const stars: ReplayEvent<Machine> = { type: 'field.change', name: 'rating', value: 4 };

/** What a reload finds again. */
function kept({ context: { values } }: Snapshot): ReplayEvent<Machine>[] {
  const review: ReplayEvent<Machine> = { type: 'field.change', name: 'review', value: values.review };
  return values.rating === null ? [review] : [stars, review];
}

const moves: LivedMove<Machine, World>[] = [
  {
    name: 'four stars',
    by: 'person',
    events: (at) => (isChoosing(at) && !areChosen(at) ? [stars] : null),
    async happen({ place }) {
      await labelOf(place.getByRole('radio', { name: '4 Very Good' })).click();
      return [stars];
    },
  },
  fills('a review', { review: words }, { hands, when: (at) => isChoosing(at) && (isUnsent(at) || isTooLong(at)) }),
  fills('no review', { review: '' }, { hands, when: (at) => isChoosing(at) && isUnsent(at) }),
  fills('too long a review', { review: tooMany }, { hands, when: (at) => isChoosing(at) && isReviewed(at) }),
  {
    name: 'a reload',
    by: 'person',
    isAnew: true,
    events: (at) => (isChoosing(at) && isUnsent(at) ? kept(at) : null),
    async happen({ page, place }, at) {
      await page.reload();
      await expect(place).toBeVisible();
      return kept(at);
    },
  },
  presses('Submit Rating', { type: 'rating.submit' }, { when: (at) => isChoosing(at) && areChosen(at) }),
  pressesAgain('Submit Rating', call),
  serves('it is rated', call, { when: () => true, status: 201 }),
  ...spoils<Machine, World>(call),
];

test('rating a freelancer: every way through it', async ({ traveller: { page, line }, oracle }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^POST .*\/rate-freelancer$/);
  let projectId = '';
  const input = () => ({ projectId, draft: null, idempotencyKey: 'a-key-of-this-form' });
  const dialog = page.getByRole('dialog', { name: 'Rate Freelancer' });
  const flow = {
    name: 'rating',
    machine: ratingMachine,
    input: input(),
    moves,
    tell: ({ context: { values, problems, submission } }: Snapshot) =>
      `${values.rating} ${values.review.slice(0, 9)} ${values.review.length} ${Object.keys(problems).join()} ${submission !== null}`,
    page,
    calls,
    place: (where: Page) => where.getByRole('dialog'),
    draw: (events: readonly ReplayEvent<Machine>[]) =>
      oracle.draw('rating', { input: input(), events, freelancerName: demoAccounts.freelancer.name, projectTitle }),
    async begin() {
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
