import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { favouritesMachine } from '../../../packages/machines/src/flows/favourites/flow.ts';
import { full } from '../../../packages/machines/src/flows/favourites/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { job as sample, pagination } from '../../../packages/machines/src/testing/samples.ts';
import { newFreelancer, postJob } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, isAsking, presses, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof favouritesMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getFavouriteJobs';
const address = (page: number | null): Event => ({ type: 'address.set', address: { page } });
const known = (jobIds: readonly string[]): Event => ({ type: 'favourites.know', jobIds });

const isClosed = (at: Snapshot) => at.matches('closed');
const isListed = (at: Snapshot) => at.matches('listed');
const isNone = ({ context }: Snapshot) => context.jobIds.length === 0;
const isFull = ({ context }: Snapshot) => context.jobIds.length === full.length;
/** The heart can be pressed. */
const isInSight = (at: Snapshot) => isClosed(at) || isListed(at);
const isGone = ({ context: { result } }: Snapshot) => result?.entries[0]?.job === null;

/**
 * A job that was opened from its card (`job.set`) is `job.spec.ts`’s, and pages of favourites are `favourites.spec.ts`’s
 * in the folder above: each favourite is a call of its own, and a walk takes one.
 */
test('favourites: every way through them', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await newFreelancer(page, mail, { isComplete: true });
  const word = `plate${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const title = `Moss ${word}`;
  const { id } = await postJob(page.request, title);
  const { clientId } = await db
    .selectFrom('projects')
    .select('clientId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const setActive = async (isActive: boolean) =>
    void (await db.updateTable('users').set({ isActive }).where('id', '=', clientId).execute());
  const own = { id, job: { ...sample, id } };

  /** Another window of the same browser, which keeps favourites too. */
  const other = await page.context().newPage();
  await other.goto('/robots.txt');
  const keepElsewhere = (jobIds: readonly string[]) =>
    other.evaluate(([key, ids]) => window.localStorage.setItem(key, JSON.stringify(ids)), [
      favouritesKey,
      jobIds,
    ] as const);
  await page.goto(`/find-work?search=${word}`);
  await page.getByRole('button', { name: `Favorite: ${title}` }).click();
  const favouritesKey = await page.evaluate(
    () => Object.keys(window.localStorage).find((key) => key.startsWith('favourites:')) ?? '',
  );
  /** What this page, or another, does to the one favourite. */
  const toggled = (isFavourite: boolean): Event[] => [
    { type: 'favourite.change', jobId: id, isFavourite },
    known(isFavourite ? [id] : []),
  ];
  const name = (at: Snapshot) => (isListed(at) && isGone(at) ? 'A job that is no longer here' : title);
  const heart = (
    what: string,
    when: (at: Snapshot) => boolean,
    events: Event[],
    before?: () => Promise<unknown>,
  ): Move => ({
    name: what,
    by: 'person',
    events: (at) => (isInSight(at) && when(at) ? events : null),
    async happen({ place }, at) {
      await before?.();
      await place.getByRole('button', { name: `Favorite: ${name(at)}` }).click();
      if (before) await other.evaluate(() => window.localStorage.removeItem('filler'));
      return events;
    },
  });
  const elsewhere = (what: string, jobIds: readonly string[], when: (at: Snapshot) => boolean): Move => ({
    name: `in another window ${what}`,
    by: 'time',
    events: (at) => (when(at) && !isAsking(at, call) ? [known(jobIds)] : null),
    async happen() {
      await keepElsewhere(jobIds);
      return [known(jobIds)];
    },
  });

  /** Leaves no room in what the browser keeps for the site. */
  const fill = () =>
    other.evaluate(() => {
      let filler = '';
      for (let size = 4_194_304; size > 1; size /= 2) {
        try {
          window.localStorage.setItem('filler', filler + 'x'.repeat(size));
          filler += 'x'.repeat(size);
        } catch {
          // So much does not fit: half of it may.
        }
      }
    });

  /** The one call that one favourite makes is answered, and that it is gone is an answer too. */
  const answers = (what: string, job: Schema<'Job'> | null): Move => {
    const answer = (entry: { id: string; job: unknown }): Event =>
      settled(call, { entries: [entry], pagination: pagination(1) });
    return {
      name: what,
      by: 'answer',
      events: (at) => (isAsking(at, call) ? [answer({ id, job })] : null),
      async happen({ calls }) {
        const held = await calls.next();
        await setActive(job !== null);
        const { status, data } = await held.serve();
        await setActive(true);
        expect(status).toBe(job === null ? 404 : 200);
        return [answer({ id, job: job === null ? null : data })];
      },
    };
  };

  const moves: Move[] = [
    heart('the job becomes a favourite', isNone, toggled(true)),
    heart('it is one no longer', (at) => at.context.jobIds.includes(id), toggled(false)),
    heart('the heart, where there is no room', isFull, [{ type: 'favourite.change', jobId: id, isFavourite: true }]),
    heart(
      'the heart, where the browser keeps nothing',
      (at) => isClosed(at) && isNone(at),
      [{ type: 'favourite.change', jobId: id, isFavourite: true }, known([]), { type: 'favourites.refuse' }],
      fill,
    ),
    elsewhere('it becomes one', [id], (at) => isNone(at) && (isInSight(at) || at.matches('empty'))),
    elsewhere('all are kept that can be', full, (at) => isClosed(at) && isNone(at)),
    elsewhere('all are taken out', [], (at) => !isNone(at)),
    does(
      '“Favorites”',
      (at) => isClosed(at) && !isFull(at),
      [address(1)],
      (place) => place.getByRole('link', { name: /^Favorites/ }).click(),
    ),
    does(
      '“All Jobs”',
      (at) => !isClosed(at),
      [address(null)],
      (place) => place.getByRole('link', { name: 'All Jobs' }).click(),
    ),
    answers('it is there', own.job),
    answers('its client has closed the account', null),
    ...spoils<Machine, World>(call),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
  ];

  const calls = await holdCalls(page, /^GET \/public\/jobs\/./);
  const input = { address: { page: null }, jobIds: [] };
  let found: unknown = null;
  await live({
    name: 'favourites',
    machine: favouritesMachine,
    input,
    moves,
    tell: (at: Snapshot) =>
      [at.context.address.page, at.context.jobIds.length, at.context.result === null ? 'unread' : isGone(at)].join(' '),
    page,
    calls,
    place: (where: Page) => where.getByRole('main'),
    isAtWork: () => false,
    draw: (events) => oracle.draw('favourites', { input, events, now, word, found }),
    async begin() {
      await keepElsewhere([]);
      const [answer] = await Promise.all([
        page.waitForResponse((response) => new URL(response.url()).pathname === '/api/v1/public/jobs'),
        page.goto(`/find-work?search=${word}`),
      ]);
      // The server keeps to its contract: another test proves it.
      found = ((await answer.json()) as { data: unknown }).data;
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
