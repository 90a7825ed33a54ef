import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { completedProjectsMachine } from '../../../packages/machines/src/flows/completedProjects/flow.ts';
import { completedProjects, input } from '../../../packages/machines/src/flows/completedProjects/scenarios.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { hiredPair } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import { finishedWork } from './finishedWork.ts';
import { live } from './live.ts';
import { pageMoves } from './pageMoves.ts';
import { expect, test } from './test.ts';

type Machine = typeof completedProjectsMachine;

const list = 'listAssignedProjects';

test('work that clients have approved: every way to it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const client = await person('client');
  const pair = await hiredPair(client, page, mail);
  const { projectIds, freelancerId } = await finishedWork(db, pair, client.request);
  const { id: other } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.freelancer.email)
    .executeTakeFirstOrThrow();
  const give = (to: string, ids: readonly string[]) =>
    sql`update projects set assigned_freelancer_id = ${to} where id in (${sql.join(ids)})`.execute(db);

  const calls = await holdCalls(page, /^GET \/freelancer\/projects$/);
  const place = (where: Page) => where.getByRole('region', { name: 'Completed projects' });
  await live({
    name: 'completedProjects',
    machine: completedProjectsMachine,
    input,
    moves: pageMoves<Machine>({
      call: list,
      first: { projects: completedProjects, pagination: pagination(11, 1, 10) },
      last: { projects: completedProjects.slice(0, 1), pagination: pagination(11, 2, 10) },
      nothing: { projects: [], pagination: pagination(0, 1, 10) },
      takeAll: () => give(other, projectIds),
      takeLast: () => give(other, projectIds.slice(-1)),
      giveBack: () => give(freelancerId, projectIds),
    }),
    tell: ({ context: { address, result } }: SnapshotFrom<Machine>) => `${address.page} ${result?.projects.length}`,
    page,
    calls,
    place,
    draw: (events) => oracle.draw('completedProjects', { input, events, now }),
    async begin() {
      await page.goto('/profile?tab=portfolio');
      await expect(place(page)).toBeVisible();
      return { page, place: place(page), line, calls };
    },
  });
});
