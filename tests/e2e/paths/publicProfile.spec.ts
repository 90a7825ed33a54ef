import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { publicProfileMachine } from '../../../packages/machines/src/flows/publicProfile/flow.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import { publicFreelancer } from '../../../packages/machines/src/testing/samples.ts';
import { arrive, logIn, rouse } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { renewProfiles, spendProfiles } from './profileShare.ts';
import { expect, test } from './test.ts';

type Machine = typeof publicProfileMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getPublicProfile';
const known: Event = { type: 'reader.known' };
const read = (profile: Schema<'PublicProfile'>): Event => settled(call, profile);
const forMembers = { ...publicFreelancer, email: 'ngozi@adeyemi.example' };

const isFull = ({ context: { profile } }: Snapshot) => profile !== null && profile.email !== null;

const moves: Move[] = [
  ...spoils<Machine, World>(call, { when: (at) => at.matches('loading') }),
  // What visitors see stays, whatever it was.
  ...spoils<Machine, World>(call, { when: (at) => at.matches('completing'), only: 'no network' }),
  presses('Try Again', { type: 'profile.retry' }, { when: (at) => at.matches('failed') || at.matches('limited') }),
];
const comes = (profile: Schema<'PublicProfile'>) =>
  serves<Machine, World>('the profile comes', call, { when: () => true, status: 200, data: profile });

test('a public profile: every way to it, and to what stands in its place', async ({
  traveller: { page, line },
  oracle,
  db,
}) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const calls = await holdCalls(page, /^GET \/public\/users\/[^/]+\/profile$/);
  const card = page.getByRole('region', { name: 'Featured freelancers' }).getByRole('article').first();
  await page.goto('/');
  const address = (await card.getByRole('link').getAttribute('href')) ?? '';
  const userId = address.split('/').at(-1) ?? '';
  const input = { userId };
  const become = (isActive: boolean) =>
    db.updateTable('users').set({ isActive }).where('id', '=', userId).executeTakeFirst();
  /** As the server draws it for everyone. */
  async function forVisitors(): Promise<Event> {
    const answer = await page.request.get(`/api/v1/public/users/${userId}/profile`);
    // The server keeps to its contract: another test proves it.
    return read(((await answer.json()) as { data: Schema<'PublicProfile'> }).data);
  }

  const isGone = serves<Machine, World>('they have closed their account', call, {
    when: () => true,
    status: 404,
    prepare: async () => void (await become(false)),
    recover: async () => void (await become(true)),
  });
  const shared = {
    name: 'publicProfile',
    machine: publicProfileMachine,
    input,
    tell: ({ context: { profile } }: Snapshot) => `${profile !== null} ${profile?.email !== null}`,
    page,
    calls,
    place: (where: typeof page) => where.getByRole('main'),
  };
  const draws = (visitor: 'guest' | 'CLIENT') => (events: readonly Event[]) =>
    oracle.draw('publicProfile', { input, events, now, visitor, contactHref: `${address}?contact=${userId}` });

  /** Another window shares its session with this one. */
  const logsIn: Move = {
    name: 'they log in, in another window',
    by: 'person',
    events: (at) => (at.matches('shown') ? [known] : null),
    async happen() {
      const other = await page.context().newPage();
      await logIn(other, 'Client', demoAccounts.client);
      await expect(other).toHaveURL('/client-dashboard');
      await other.close();
      return [known];
    },
  };
  let visitor: 'guest' | 'CLIENT' = 'guest';
  await liveOnce(
    {
      ...shared,
      moves: [
        ...moves,
        comes(publicFreelancer),
        { ...logsIn, happen: (...given) => ((visitor = 'CLIENT'), logsIn.happen(...given)) },
      ],
      draw: (events) => draws(visitor)(events),
      async begin() {
        await arrive(page, '/');
        await card.getByRole('link').click();
        await expect(page).toHaveURL(address);
        return { page, place: page.getByRole('main'), line, calls };
      },
    },
    ['no network (getPublicProfile)', '“Try Again”', 'the profile comes', logsIn.name, 'no network (getPublicProfile)'],
  );

  const { id: readerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.client.email)
    .executeTakeFirstOrThrow();
  await live({
    ...shared,
    moves: [
      ...moves,
      comes(forMembers),
      isGone,
      serves('they have opened their share of profiles', call, {
        when: () => true,
        status: 429,
        retryAfter: 86_400,
        prepare: () => spendProfiles(db, readerId, userId),
        recover: () => renewProfiles(db, readerId),
      }),
      {
        name: 'a reload, which the server draws as for everyone',
        by: 'person',
        isAnew: true,
        events: (at) => (isFull(at) && at.matches('shown') ? [read(publicFreelancer), known] : null),
        async happen() {
          await page.reload();
          await rouse(page);
          return [await forVisitors(), known];
        },
      },
    ],
    draw: draws('CLIENT'),
    async begin() {
      await arrive(page, '/');
      await card.getByRole('link').click();
      await expect(page).toHaveURL(address);
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
