import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { workStatementMachine } from '../../../packages/machines/src/flows/workStatement/flow.ts';
import { statement } from '../../../packages/machines/src/flows/workStatement/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { newCompletedProject } from '../freelancers.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { givenAway } from './givenAway.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof workStatementMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getWorkStatement';

/** Printing is the browser’s: `print.spec.ts`. */
test('a work statement: every way to it', async ({ traveller: { page, line }, oracle, db }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const project = await newCompletedProject(page.request, 'Plates for a guide to quillworts');
  const { completedAt } = await db
    .selectFrom('projects')
    .select('completedAt')
    .where('id', '=', project)
    .executeTakeFirstOrThrow();
  const approve = async (at: Date | null) => {
    const status = at === null ? 'PENDING_COMPLETION' : 'COMPLETED';
    await db.updateTable('projects').set({ status, completedAt: at }).where('id', '=', project).execute();
  };

  const moves: Move[] = [
    serves('it is read', call, { when: () => true, status: 200, data: statement }),
    serves('it is between other people', call, {
      when: () => true,
      status: 403,
      ...(await givenAway(db, project)),
    }),
    serves('the work is not approved', call, {
      when: () => true,
      status: 409,
      prepare: () => approve(null),
      recover: () => approve(completedAt),
    }),
    ...spoils<Machine, World>(call),
    presses('Try Again', { type: 'statement.retry' }, { when: (at: Snapshot) => at.matches('failed') }),
  ];
  const calls = await holdCalls(page, /^GET \/projects\/[^/]+\/work-statement$/);
  const flowOf = (projectId: string | null) => {
    const input = { projectId };
    return {
      name: 'workStatement',
      machine: workStatementMachine,
      input,
      moves,
      page,
      calls,
      place: (where: typeof page) => where.getByRole('main'),
      draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('workStatement', { input, events }),
      async begin() {
        await page.goto(`/work-statement${projectId === null ? '' : `?project=${projectId}`}`);
        return { page, place: page.getByRole('main'), line, calls };
      },
    };
  };
  await live(flowOf(project));
  // What can be no project, and none, have no statement either.
  const refused = serves<Machine, World>('it can be no project', call, { when: () => true, status: 400 });
  await liveOnce({ ...flowOf('none'), moves: [refused] }, [refused.name]);
  await liveOnce(flowOf(null), []);
});
