import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { WorkCriteria } from '../../../packages/machines/src/domain/workCriteria.ts';
import { allWork } from '../../../packages/machines/src/domain/workCriteria.ts';
import { jobSearchMachine } from '../../../packages/machines/src/flows/jobSearch/machine.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { jobList, searchPagination } from '../../../packages/machines/src/testing/samples.ts';
import { labelOf, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, isSettled, presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof jobSearchMachine;
type Snapshot = SnapshotFrom<Machine>;
type Event = ReplayEvent<Machine>;
type Move = LivedMove<Machine, World>;

const input = { address: allWork };
/** Words that no job has. */
const nowhere = 'zzqqx';

const isForNothing = ({ context }: Snapshot) => context.address.query === nowhere;
const isShown = ({ context }: Snapshot) => context.panel === 'shown';
/** One criterion at a time: the parameters of an address may stand in any order. */
const isBlank = ({ context }: Snapshot) =>
  context.panel === 'shown' && JSON.stringify(context.address) === JSON.stringify(allWork);

const addressed = (change: Partial<WorkCriteria>): Event => ({
  type: 'address.set',
  address: { ...allWork, ...change },
});

const words = (place: World['place']) => place.getByRole('searchbox', { name: 'Search jobs' });
const typed = (value: string): Event => ({ type: 'query.change', value });
const submit: Event = { type: 'query.submit' };

/** A choice, and the way back from it. */
function chooses<Key extends keyof WorkCriteria>(
  key: Key,
  value: WorkCriteria[Key],
  eventOf: (value: WorkCriteria[Key]) => Event,
  choose: (place: World['place'], value: WorkCriteria[Key]) => Promise<unknown>,
): Move[] {
  const usual = allWork[key];
  return [
    does(`${key}: ${String(value)}`, isBlank, [eventOf(value), addressed({ [key]: value })], async (place) =>
      choose(place, value),
    ),
    does(
      `${key} as usual`,
      (at) => isShown(at) && at.context.address[key] === value,
      [eventOf(usual), addressed({})],
      async (place) => choose(place, usual),
    ),
  ];
}

const selects = (label: string, none: string) => async (place: World['place'], value: string | number | null) =>
  place.getByLabel(label).selectOption({ value: value === null ? none : String(value) });

const criteria: Move[] = [
  does(
    'words that are found nowhere, and Enter',
    isBlank,
    [typed(nowhere), submit, addressed({ query: nowhere })],
    async (place) => {
      await words(place).fill(nowhere);
      await words(place).press('Enter');
    },
  ),
  does('no words, and a moment of quiet', isForNothing, [typed(''), submit, addressed({})], (place) =>
    words(place).fill(''),
  ),
  ...chooses('category', 'design', (value) => ({ type: 'category.change', value }), selects('Category', 'all')),
  ...chooses('sort', 'budget-low', (value) => ({ type: 'sort.change', value }), selects('Sort by', '')),
  ...chooses(
    'budgetMin',
    1000,
    (budgetMin) => ({ type: 'filters.change', filters: { budgetMin } }),
    selects('Budget at least', 'any'),
  ),
  ...chooses(
    'duration',
    '1 month',
    (duration) => ({ type: 'filters.change', filters: { duration } }),
    (place, value) =>
      labelOf(
        place.getByRole('radiogroup', { name: 'Duration' }).getByRole('radio', { name: value ?? 'Any', exact: true }),
      ).click(),
  ),
];

const moves: Move[] = [
  serves('jobs are found', 'listPublicJobs', { when: (at) => !isForNothing(at), status: 200, data: jobList }),
  serves('nothing is found', 'listPublicJobs', {
    when: isForNothing,
    status: 200,
    data: { jobs: [], pagination: searchPagination(0) },
  }),
  ...spoils<Machine, World>('listPublicJobs', { when: isBlank }),
  ...spoils<Machine, World>('listPublicJobs', { when: (at) => !isBlank(at), only: 'no network' }),
  presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
  ...criteria,
  presses('Hide Filters', { type: 'panel.change', value: 'hidden' }, { when: (at) => isSettled(at) && isBlank(at) }),
  presses('Show Filters', { type: 'panel.change', value: 'shown' }, { when: (at) => isSettled(at) && !isShown(at) }),
];

test('finding work: every way through it', async ({ traveller: { page, line }, oracle }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  const calls = await holdCalls(page, /^GET \/public\/jobs$/);
  await live({
    name: 'jobSearch',
    machine: jobSearchMachine,
    input,
    moves,
    tell: ({ context: { address, panel, result } }: Snapshot) =>
      [
        address.query,
        address.category,
        address.sort,
        address.budgetMin,
        address.duration,
        panel,
        result?.jobs.length !== 0,
      ].join(' '),
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('jobSearch', { input, events, now }),
    async begin() {
      await page.goto('/find-work');
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
