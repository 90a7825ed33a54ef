import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { TalentCriteria } from '../../../packages/machines/src/domain/talentCriteria.ts';
import { allTalent } from '../../../packages/machines/src/domain/talentCriteria.ts';
import { talentSearchMachine } from '../../../packages/machines/src/flows/talentSearch/flow.ts';
import { required } from '../../../packages/machines/src/kit/required.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { freelancerList, searchPagination } from '../../../packages/machines/src/testing/samples.ts';
import { labelOf, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does } from './moves.ts';
import { ratesLoaded } from './ratesLoaded.ts';
import { isShown, searchMoves } from './searchMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof talentSearchMachine;
type Snapshot = SnapshotFrom<Machine>;
type Event = ReplayEvent<Machine>;
type Move = LivedMove<Machine, World>;

const input = { address: allTalent, chosen: [] };
const addressed = (change: Partial<TalentCriteria>): Event => ({
  type: 'address.set',
  address: { ...allTalent, ...change },
});

/** One criterion at a time: the parameters of an address may stand in any order. */
const isWhole = ({ context: { address } }: Snapshot) => JSON.stringify(address) === JSON.stringify(allTalent);

const ratings = (name: string) => (place: World['place']) =>
  labelOf(place.getByRole('radiogroup', { name: 'Minimum rating' }).getByRole('radio', { name })).click();
const rated = (minRating: 4 | null): Event => ({ type: 'filters.change', filters: { minRating } });
const sorted = (value: TalentCriteria['sort']): Event => ({ type: 'sort.change', value });

/** Panel and choice change nothing about what can be searched for: each is combined with one criterion alone. */
const isPlain = (at: Snapshot) => isShown(at) && at.context.chosen.length === 0;
const isBlank = (at: Snapshot) => isPlain(at) && isWhole(at);
const { sort } = allTalent;

const criteria: Move[] = [
  does('4 stars or more', isBlank, [rated(4), addressed({ minRating: 4 })], ratings('4 stars')),
  does(
    'any rating',
    (at) => isShown(at) && at.context.address.minRating === 4,
    [rated(null), addressed({})],
    ratings('Any'),
  ),
  does(
    'another order',
    (at) => isShown(at) && isWhole(at),
    [sorted('rate-low'), addressed({ sort: 'rate-low' })],
    async (place) => {
      await place.getByLabel('Sort by').selectOption({ value: 'rate-low' });
    },
  ),
  does(
    'the usual order',
    (at) => at.context.address.sort === 'rate-low',
    [sorted(sort), addressed({})],
    async (place) => {
      await place.getByLabel('Sort by').selectOption({ value: sort });
    },
  ),
];

/** The first of the list is chosen, or left out again. */
const chooses = (isChosen: boolean): Move => {
  const eventsOf = ({ context: { result } }: Snapshot): Event[] => {
    const { id, profile } = required(result?.freelancers[0] ?? null);
    return [{ type: 'choice.change', freelancer: { id, name: profile.name }, isChosen }];
  };
  return {
    name: isChosen ? 'the first is chosen' : 'the first is left out',
    by: 'person',
    events: (at) =>
      at.matches('listed') && isShown(at) && isWhole(at) && at.context.chosen.length === (isChosen ? 0 : 1)
        ? eventsOf(at)
        : null,
    async happen({ place }, at) {
      await labelOf(place.getByRole('checkbox', { name: /^Compare/ }).first()).click();
      return eventsOf(at);
    },
  };
};

const moves: Move[] = [
  ...searchMoves<Machine, TalentCriteria>({
    call: 'searchFreelancers',
    box: 'Search freelancers',
    found: freelancerList,
    nothing: { freelancers: [], pagination: searchPagination(0) },
    all: allTalent,
    typed: (query) => ({ type: 'typed.change', typed: { query } }),
    submit: { type: 'typed.submit' },
    isBlank,
  }),
  ...criteria,
  chooses(true),
  chooses(false),
  does(
    '“Clear”',
    ({ context }) => context.chosen.length > 0,
    [{ type: 'choice.clear' }],
    (place) => place.getByRole('button', { name: 'Clear the comparison' }).click(),
  ),
];

test('finding talent: every way through it', async ({ traveller: { page, line }, oracle }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const calls = await holdCalls(page, /^GET \/client\/freelancers\/search$/);
  const spread = await ratesLoaded(page);
  await live({
    name: 'talentSearch',
    machine: talentSearchMachine,
    input,
    moves,
    tell: ({ context: { address, panel: where, chosen, result } }: Snapshot) =>
      `${address.query} ${address.minRating} ${address.sort} ${where} ${chosen.length} ${result && result.freelancers.length > 0}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('talentSearch', { input, events: [spread, ...events] }),
    async begin() {
      // The choice is kept in the window for as long as it is not cleared.
      await page.evaluate(() => {
        for (const key of Object.keys(sessionStorage)) if (key.includes('comparison')) sessionStorage.removeItem(key);
      });
      await page.goto('/find-talent');
      return { page, place: page.getByRole('main'), line, calls };
    },
  });
});
