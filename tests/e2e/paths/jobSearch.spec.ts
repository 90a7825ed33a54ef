import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { WorkCriteria } from '../../../packages/machines/src/domain/workCriteria.ts';
import { allWork } from '../../../packages/machines/src/domain/workCriteria.ts';
import { jobSearchMachine } from '../../../packages/machines/src/flows/jobSearch/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { jobList, searchPagination } from '../../../packages/machines/src/testing/samples.ts';
import { labelOf, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does } from './moves.ts';
import { isShown, searchMoves } from './searchMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof jobSearchMachine;
type Snapshot = SnapshotFrom<Machine>;
type Event = ReplayEvent<Machine>;
type Move = LivedMove<Machine, World>;

const input = { address: allWork };
/** One criterion at a time: the parameters of an address may stand in any order. */
const isBlank = ({ context }: Snapshot) =>
  context.panel === 'shown' && JSON.stringify(context.address) === JSON.stringify(allWork);

const addressed = (change: Partial<WorkCriteria>): Event => ({
  type: 'address.set',
  address: { ...allWork, ...change },
});

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
  ...searchMoves<Machine, WorkCriteria>({
    call: 'listPublicJobs',
    box: 'Search jobs',
    found: jobList,
    nothing: { jobs: [], pagination: searchPagination(0) },
    all: allWork,
    typed: (value) => ({ type: 'query.change', value }),
    submit: { type: 'query.submit' },
    isBlank,
  }),
  ...criteria,
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
