import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { ownProfileMachine } from '../../../packages/machines/src/flows/ownProfile/flow.ts';
import {
  asClient,
  asFreelancer,
  client,
  freelancer,
} from '../../../packages/machines/src/flows/ownProfile/scenarios.ts';
import { logIn } from '../steps.ts';
import { versioned } from './answered.ts';
import { holdCalls, openSignedIn, passSessionCheck } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof ownProfileMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const flows = [
  { role: 'Client', account: demoAccounts.client, input: asClient, call: 'getClientProfile', data: client },
  {
    role: 'Freelancer',
    account: demoAccounts.freelancer,
    input: asFreelancer,
    call: 'getFreelancerProfile',
    data: freelancer,
  },
] as const;

for (const { role, account, input, call, data } of flows) {
  test(`the own profile of a ${role.toLowerCase()}: every way to it`, async ({ traveller: { page, line }, oracle }) => {
    await logIn(page, role, account);
    await expect(page).toHaveURL(/-dashboard$/);
    const calls = await holdCalls(page, /^GET \/(client|freelancer)\/profile$/);
    const moves: Move[] = [
      versioned(serves('the profile comes', call, { when: () => true, status: 200, data })),
      ...spoils<Machine, World>(call),
      presses('Try Again', { type: 'profile.retry' }, { when: (at) => at.matches('failed') }),
      {
        name: 'a reload',
        by: 'person',
        isAnew: true,
        events: (at: Snapshot) => (at.matches('shown') ? [] : null),
        async happen() {
          await page.reload();
          await passSessionCheck(calls);
          return [];
        },
      },
    ];
    await live({
      name: `ownProfile of a ${role.toLowerCase()}`,
      machine: ownProfileMachine,
      input,
      moves,
      page,
      calls,
      place: (where) => where.getByRole('main'),
      draw: (events) => oracle.draw('ownProfile', { input, events }),
      async begin() {
        await openSignedIn(page, calls, '/profile');
        return { page, place: page.getByRole('main'), line, calls };
      },
    });
  });
}
