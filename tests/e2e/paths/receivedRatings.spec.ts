import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { receivedRatingsMachine } from '../../../packages/machines/src/flows/receivedRatings/flow.ts';
import { input, ratings } from '../../../packages/machines/src/flows/receivedRatings/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { send } from '../freelancers.ts';
import { hiredPair } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { finishedWork } from './finishedWork.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { endsWith, fills, presses, pressesAgain, serves, spoils, topmost, types } from './moves.ts';
import { isOnFirst, isUnread, pageMoves } from './pageMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof receivedRatingsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const list = 'listReceivedRatings';
const call = 'replyToRating';
const words = 'Thank you. The guide was a pleasure to draw.';
const tooMany = 'thank you '.repeat(300);
const unreplied = ratings.map((rating) => ({ ...rating, reply: null }));

const isReplying = (at: Snapshot) => at.matches('replying');
const isUnwritten = ({ context }: AnyMachineSnapshot) => (context as Snapshot['context']).values.text === '';
const isUnsent = ({ context }: Snapshot) => context.submission === null;
/** What was refused or lost is mended, or sent again. */
const canBeLeft = (at: Snapshot) =>
  isUnsent(at) && Object.keys(at.context.problems).length === 0 && at.context.values.text !== tooMany;

const ofFirst = ({ context: { result } }: Snapshot): Event[] =>
  (result?.ratings ?? []).slice(0, 1).map(({ id }) => ({ type: 'reply.write', ratingId: id }));
const opens: Move = {
  name: '“Reply”',
  by: 'person',
  events: (at) => (at.matches('listed') ? ofFirst(at) : null),
  async happen({ place }, at) {
    const [rating] = at.context.result?.ratings ?? [];
    await place.getByRole('button', { name: `Reply: ${rating?.project.title}`, exact: true }).click();
    return ofFirst(at);
  },
};

const filling = { hands: { text: types('Your reply') }, when: isReplying };
const replies: Move[] = [
  opens,
  fills('a reply', { text: words }, filling),
  fills(
    'too long a reply',
    { text: tooMany },
    { ...filling, when: (at) => isReplying(at) && isOnFirst(at) && isUnsent(at) && isUnwritten(at) },
  ),
  presses('Cancel', { type: 'decision.cancel' }, { when: (at) => isReplying(at) && canBeLeft(at) }),
  presses('Publish Reply', { type: 'decision.confirm' }, { when: isReplying }),
  pressesAgain('Publish Reply', call),
  ...spoils<Machine, World>(call, { when: isOnFirst }),
  {
    name: 'Back, from a reply under way',
    by: 'person',
    // The address goes on again to the page of the reply.
    events: (at) => (at.matches('publishing') && !isOnFirst(at) ? there : null),
    async happen({ page }) {
      await page.goBack();
      await expect(page).toHaveURL(/page=2/);
      return there;
    },
  },
];
const there: Event[] = [
  { type: 'address.set', address: { page: 1 } },
  { type: 'address.set', address: { page: 2 } },
];

test('reviews of a freelancer, and replies to them: every way through them', async ({
  traveller,
  person,
  mail,
  oracle,
  db,
}) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const client = await person('client');
  const pair = await hiredPair(client, page, mail);
  const { ratingIds, freelancerId } = await finishedWork(db, pair, client.request);
  const { id: other } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.freelancer.email)
    .executeTakeFirstOrThrow();
  const give = (to: string, ids: readonly string[]) =>
    sql`update ratings set to_user_id = ${to} where id in (${sql.join(ids)})`.execute(db);

  /** Which rating is replied to, and what stands beneath it at the end. */
  let outcome = { title: '', reply: '' };
  const ends = (move: Move, reply: string): Move => ({
    ...endsWith(move, () => {}),
    happen(world, at) {
      outcome = { title: at.context.chosen?.project.title ?? '', reply };
      return move.happen(world, at);
    },
  });
  const another = 'It was written at home.';

  const moves: Move[] = [
    ...pageMoves<Machine>({
      call: list,
      first: { ratings: unreplied, pagination: pagination(11, 1, 10) },
      last: { ratings: unreplied.slice(0, 1), pagination: pagination(11, 2, 10) },
      nothing: { ratings: [], pagination: pagination(0, 1, 10) },
      takeAll: () => give(other, ratingIds),
      takeLast: () => give(other, ratingIds.slice(-1)),
      giveBack: () => give(freelancerId, ratingIds),
      canBeTurned: (at) =>
        at.matches('replying') ? isUnwritten(at) : !at.matches('publishing') && (isUnwritten(at) || isUnread(at)),
    }),
    ...replies,
    ends(serves('it is published', call, { when: () => true, status: 200 }), words),
    ends(
      serves('another reply was published in another window', call, {
        when: () => true,
        status: 409,
        prepare: async () =>
          void (await send(
            page.request,
            'put',
            `/ratings/${await chosenId()}/reply`,
            { text: another },
            pair.freelancerToken,
          )),
      }),
      another,
    ),
  ];
  /** The rating whose reply is on its way. */
  async function chosenId() {
    const { id } = await db
      .selectFrom('ratings')
      .innerJoin('projects', 'projects.id', 'ratings.projectId')
      .select('ratings.id')
      .where('ratings.id', 'in', ratingIds)
      .where('projects.title', '=', outcome.title)
      .executeTakeFirstOrThrow();
    return id;
  }

  const kinds = { [list]: /^GET/, [call]: /\/reply$/ };
  const calls = await holdCalls(page, /^(GET \/freelancer\/ratings|PUT \/ratings\/.*)$/);
  const place = (where: Page) => where.locator(topmost('tabpanel'));
  await live({
    name: 'receivedRatings',
    machine: receivedRatingsMachine,
    input,
    moves,
    tell: ({ context: { address, result, values, problems, submission } }: Snapshot) =>
      [
        address.page,
        result?.ratings.length,
        `${values.text.slice(0, 5)}${values.text.length}`,
        Object.keys(problems).join(),
        submission !== null,
      ].join(' '),
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null,
    draw: (events) => oracle.draw('receivedRatings', { input, events, now, reader: 'FREELANCER' }),
    async begin() {
      await db.updateTable('ratings').set({ reply: null, repliedAt: null }).where('id', 'in', ratingIds).execute();
      await page.goto('/profile?tab=reviews');
      await expect(place(page)).toBeVisible();
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds[list]);
      const card = page.getByRole('article', { name: outcome.title, exact: true });
      await expect(card.getByText(outcome.reply)).toBeVisible();
      await expect(card.getByRole('heading', { name: outcome.title })).toBeFocused();
    },
  });
});
