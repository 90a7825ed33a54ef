import type { SnapshotFrom } from 'xstate';

import type { DirectoryCriteria } from '../../../packages/machines/src/domain/directoryCriteria.ts';
import { wholeDirectory } from '../../../packages/machines/src/domain/directoryCriteria.ts';
import { jobDirectoryMachine } from '../../../packages/machines/src/flows/jobDirectory/machine.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { jobList, searchPagination } from '../../../packages/machines/src/testing/samples.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof jobDirectoryMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const input = { address: wholeDirectory, freelancer: null };
/** Words that no job has. */
const nowhere = 'zzqqx';

const isForNothing = ({ context }: Snapshot) => context.address.query === nowhere;
const isSettled = (snapshot: Snapshot) => !snapshot.hasTag('busy');
const search = ({ place }: World) => place.getByRole('searchbox', { name: 'Search jobs' });

/** The form says `change` and is sent: what it asks for is what the address says then. */
const sends = (name: string, change: Partial<DirectoryCriteria>, send: (world: World) => Promise<void>): Move => {
  const eventsOf = ({ context: { form } }: Snapshot): ReplayEvent<Machine>[] => [
    { type: 'form.change', change },
    { type: 'search.submit' },
    { type: 'address.set', address: { ...form, ...change, page: 1 } },
  ];
  return {
    name,
    by: 'person',
    events: (snapshot) =>
      // Only what is usual is sent: the parameters of an address may stand in any order.
      isSettled(snapshot) && snapshot.context.form.sort === 'latest' && snapshot.context.address.query !== change.query
        ? eventsOf(snapshot)
        : null,
    async happen(world, snapshot) {
      await search(world).fill(change.query ?? '');
      await send(world);
      return eventsOf(snapshot);
    },
  };
};

/** An order is chosen in the form, which does nothing before the form is sent. */
const chooses = (name: string, sort: DirectoryCriteria['sort']): Move => {
  const chosen: ReplayEvent<Machine>[] = [{ type: 'form.change', change: { sort } }];
  return {
    name,
    by: 'person',
    events: (snapshot) => (isSettled(snapshot) && snapshot.context.form.sort !== sort ? chosen : null),
    async happen({ place }) {
      await place.getByLabel('Sort by').selectOption({ value: sort });
      return chosen;
    },
  };
};

const moves: Move[] = [
  serves('jobs are found', 'listPublicJobs', { when: (at) => !isForNothing(at), status: 200, data: jobList }),
  serves('nothing is found', 'listPublicJobs', {
    when: isForNothing,
    status: 200,
    data: { jobs: [], pagination: searchPagination(0) },
  }),
  ...spoils<Machine, World>('listPublicJobs'),
  presses('Try Again', { type: 'list.retry' }, { when: (snapshot) => snapshot.matches('failed') }),
  sends('words that are found nowhere, and Enter', { query: nowhere }, (world) => search(world).press('Enter')),
  sends('no words, and “Search”', { query: '' }, ({ place }) =>
    place.getByRole('button', { name: 'Search', exact: true }).click(),
  ),
  chooses('an order, not sent', 'budget-low'),
  chooses('the usual order again', 'latest'),
];

test('the directory of jobs, come to by a link: every way through it', async ({ traveller, oracle }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const calls = await holdCalls(page, /^GET \/public\/jobs$/);
  await live({
    name: 'jobDirectory',
    machine: jobDirectoryMachine,
    input,
    moves,
    tell: ({ context: { address, form, result } }: Snapshot) =>
      `${address.query} ${form.sort} ${result && result.jobs.length > 0}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('jobDirectory', { input, events, now }),
    async begin() {
      await arrive(page, '/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Browse jobs' }).click();
      await expect(page).toHaveURL('/jobs');
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
