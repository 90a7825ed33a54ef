import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { projectTimelineMachine } from '../../../packages/machines/src/flows/projectTimeline/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { newCompletedProject } from '../freelancers.ts';
import { logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { givenAway } from './givenAway.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof projectTimelineMachine;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const call = 'getProjectTimeline';
const title = 'Plates for a guide to hornworts';

/** The second page of a timeline is a link to another address; `lists.spec.ts` has those. */
test('the timeline of a job: every way to it', async ({ traveller: { page, line }, oracle, db }) => {
  await logIn(page, 'Client', demoAccounts.client);
  await expect(page).toHaveURL('/client-dashboard');
  const projectId = await newCompletedProject(page.request, title);

  const moves: Move[] = [
    serves('it is read', call, {
      when: () => true,
      status: 200,
      data: { project: { id: projectId, title, status: 'COMPLETED' }, events: [{}], pagination: pagination(1, 1, 50) },
    }),
    serves('it is another client’s', call, {
      when: () => true,
      status: 403,
      ...(await givenAway(db, projectId)),
    }),
    ...spoils<Machine, World>(call),
    presses('Try Again', { type: 'list.retry' }, { when: (at: Snapshot) => at.matches('failed') }),
  ];
  const calls = await holdCalls(page, /^GET \/projects\/[^/]+\/timeline$/);
  const flowOf = (project: string | null) => {
    const input = { address: { page: 1, projectId: project } };
    return {
      name: 'projectTimeline',
      machine: projectTimelineMachine,
      input,
      moves,
      page,
      calls,
      place: (where: typeof page) => where.getByRole('main'),
      draw: (events: readonly ReplayEvent<Machine>[]) => oracle.draw('projectTimeline', { input, events }),
      async begin() {
        await page.goto(`/client-dashboard/timeline?${new URLSearchParams(project === null ? {} : { project })}`);
        return { page, place: page.getByRole('main'), line, calls };
      },
    };
  };
  await live(flowOf(projectId));
  // An address that names no job asks for nothing.
  await liveOnce(flowOf(null), []);
});
