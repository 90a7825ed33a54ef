import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { comparisonInAddress } from '../../../packages/machines/src/domain/comparison.ts';
import { talentComparisonMachine } from '../../../packages/machines/src/flows/talentComparison/flow.ts';
import { naming } from '../../../packages/machines/src/flows/talentComparison/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { freelancers } from '../../../packages/machines/src/testing/samples.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof talentComparisonMachine;
type Snapshot = SnapshotFrom<Machine>;

test('comparing two freelancers: every way to it, and to one of them', async ({
  traveller: { page, line },
  oracle,
  db,
}) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const listed = await page.request.get('/api/v1/public/freelancers?limit=2');
  // The server keeps to its contract: another test proves it.
  const { data } = (await listed.json()) as { data: { freelancers: { id: string }[] } };
  const people = data.freelancers.map(({ id }) => id);
  const [first = '', second = ''] = people;
  const input = { address: naming(people) };
  const become = (isActive: boolean) =>
    db.updateTable('users').set({ isActive }).where('id', 'in', people).executeTakeFirst();
  const sample = { freelancers: people.map((id, place) => ({ ...freelancers[place], id })) };
  const isWhole = ({ context }: Snapshot) => context.address.people.length === people.length;
  const gone: ReplayEvent<Machine>[] = [
    { type: 'person.remove', id: first },
    { type: 'address.set', address: naming([second]) },
  ];
  const back: ReplayEvent<Machine>[] = [{ type: 'address.set', address: naming(people) }];

  const moves: LivedMove<Machine, World>[] = [
    serves('they are there', 'compareFreelancers', { when: () => true, status: 200, data: sample }),
    serves('they have closed their accounts', 'compareFreelancers', {
      when: () => true,
      status: 200,
      data: { freelancers: [] },
      prepare: async () => void (await become(false)),
      recover: async () => void (await become(true)),
    }),
    ...spoils<Machine, World>('compareFreelancers', { when: isWhole }),
    ...spoils<Machine, World>('compareFreelancers', { when: (at) => !isWhole(at), only: 'no network' }),
    presses('Try Again', { type: 'list.retry' }, { when: (snapshot) => snapshot.matches('failed') }),
    {
      name: 'the first is removed',
      by: 'person',
      events: (snapshot) => (snapshot.matches('listed') && isWhole(snapshot) ? gone : null),
      async happen({ place }) {
        await place
          .getByRole('button', { name: /^Remove/ })
          .first()
          .click();
        return gone;
      },
    },
    {
      name: 'Back',
      by: 'person',
      events: (snapshot) => (isWhole(snapshot) ? null : back),
      async happen() {
        await page.goBack();
        return back;
      },
    },
  ];

  const calls = await holdCalls(page, /^GET \/client\/freelancers\/compare$/);
  await live({
    name: 'talentComparison',
    machine: talentComparisonMachine,
    input,
    moves,
    tell: ({ context: { address, result } }: Snapshot) => `${address.people.length} ${result?.freelancers.length}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('talentComparison', { input, events }),
    async begin() {
      await page.goto(`/find-talent/compare?${new URLSearchParams(comparisonInAddress(people)).toString()}`);
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
