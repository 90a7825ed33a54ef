import type { SnapshotFrom } from 'xstate';

import { freelancerOverviewMachine } from '../../../packages/machines/src/flows/freelancerOverview/flow.ts';
import { begun } from '../../../packages/machines/src/flows/freelancerOverview/scenarios.ts';
import { freelancerProfile } from '../../../packages/machines/src/testing/samples.ts';
import { newFreelancer } from '../freelancers.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { asTheLast, does, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof freelancerOverviewMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getProfileCompletion';
const isUnknown = ({ context }: Snapshot) => context.completion === null;

/** What the list does is `jobSearch.spec.ts`’s: here it never comes. */
test('proposals that a profile opens: every way to them', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const { email } = await newFreelancer(page, mail, { isComplete: true });
  const own = await db
    .selectFrom('users')
    .select(['id', 'bio', 'location'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { experience, hourlyRate } = await db
    .selectFrom('freelancers')
    .select(['experience', 'hourlyRate'])
    .where('userId', '=', own.id)
    .executeTakeFirstOrThrow();
  /** In another window the profile becomes complete enough, or is no longer. */
  const fill = async (isFilled: boolean) => {
    const words = isFilled ? { bio: own.bio, location: own.location } : { bio: null, location: null };
    const facts = isFilled ? { experience, hourlyRate } : { experience: null, hourlyRate: null };
    await db.updateTable('users').set(words).where('id', '=', own.id).execute();
    await db.updateTable('freelancers').set(facts).where('userId', '=', own.id).execute();
  };

  const moves: Move[] = [
    asTheLast(
      serves('it is complete enough', call, {
        when: () => true,
        status: 200,
        data: freelancerProfile.completion,
        prepare: () => fill(true),
      }),
    ),
    serves('something is missing', call, {
      when: () => true,
      status: 200,
      data: begun,
      prepare: () => fill(false),
    }),
    ...spoils<Machine, World>(call),
    does(
      'back to this window',
      (at) => at.matches('locked') || at.matches('failed'),
      [{ type: 'overview.refresh' }],
      (place) => place.page().evaluate(() => window.dispatchEvent(new Event('focus'))),
    ),
  ];
  const calls = await holdCalls(page, /^GET \/freelancer\/profile\/completion$/);
  await page.route(/\/public\/jobs(\?|$)/, () => {});
  await live({
    name: 'freelancerOverview',
    machine: freelancerOverviewMachine,
    input: undefined,
    moves,
    tell: (at: Snapshot) => String(isUnknown(at)),
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('freelancerOverview', { input: undefined, events }),
    async begin() {
      await page.goto('/find-work');
      return { page, place: page.getByRole('main'), line, calls };
    },
    end: () => expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible(),
  });
  await fill(true);
});
