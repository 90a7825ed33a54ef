import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { assignedProjectsMachine } from '../../../packages/machines/src/flows/assignedProjects/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { assignedProjects, pagination } from '../../../packages/machines/src/testing/samples.ts';
import { send } from '../freelancers.ts';
import { hiredPair, title } from '../hiredPair.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { asTheLast, fills, presses, pressesAgain, serves, spoils, topmost, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof assignedProjectsMachine;
type Snapshot = SnapshotFrom<Machine>;

const call = 'requestCompletion';
const label = 'What did you deliver?';
const words = 'Three signs, and the colours they are painted in.';
const tooMany = 'three signs '.repeat(300);

const isAsked = (at: Snapshot) => at.matches('describing');
const isUnsent = ({ context }: Snapshot) => context.submission === null;

const opens: LivedMove<Machine, World> = {
  name: `“Request Completion: ${title}”`,
  by: 'person',
  events: (at) => (at.matches('listed') ? request(at) : null),
  async happen({ place }, at) {
    await place.getByRole('button', { name: `Request Completion: ${title}` }).click();
    return request(at);
  },
};

const request = ({ context: { result } }: Snapshot): ReplayEvent<Machine>[] =>
  (result?.projects ?? []).slice(0, 1).map(({ id }) => ({ type: 'completion.request', projectId: id }));

const filling = { hands: { delivered: types(`${label} (optional)`) }, when: isAsked };

test('work that a freelancer hands in: every way to it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { projectId, freelancerToken } = await hiredPair(await person('client'), page, mail);
  const path = `/freelancer/projects/${projectId}/request-completion`;

  const moves: LivedMove<Machine, World>[] = [
    serves('they are listed', 'listAssignedProjects', {
      when: () => true,
      status: 200,
      data: { projects: assignedProjects.slice(0, 1), pagination: pagination(1, 1, 10) },
    }),
    ...spoils<Machine, World>('listAssignedProjects'),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
    opens,
    fills('words about the work', { delivered: words }, filling),
    fills('too many words', { delivered: tooMany }, { ...filling, when: (at) => isAsked(at) && isUnsent(at) }),
    presses('Cancel', { type: 'decision.cancel' }, { when: isAsked }),
    presses('Request Completion', { type: 'decision.confirm' }, { when: isAsked }),
    pressesAgain('Request Completion', call),
    asTheLast(serves('the client is asked', call, { when: () => true, status: 200 })),
    asTheLast(
      serves('the client was asked in another window', call, {
        when: () => true,
        status: 412,
        prepare: async () => void (await send(page.request, 'put', path, {}, freelancerToken)),
      }),
    ),
    ...spoils<Machine, World>(call, { only: 'no network' }),
  ];

  const kinds = { listAssignedProjects: /^GET/, requestCompletion: /^PUT/ };
  const calls = await holdCalls(page, /^(GET \/freelancer\/projects|PUT .*\/request-completion)$/);
  const place = (where: Page) => where.locator(topmost('tabpanel'));
  const input = { address: { page: 1 } };
  await live({
    name: 'assignedProjects',
    machine: assignedProjectsMachine,
    input,
    moves,
    tell: ({ context: { values, problems, submission } }: Snapshot) =>
      `${values.delivered.slice(0, 5)} ${values.delivered.length} ${Object.keys(problems).join()} ${submission !== null}`,
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null,
    draw: (events) => oracle.draw('assignedProjects', { input, events, now }),
    async begin() {
      await db.updateTable('projects').set({ status: 'ASSIGNED' }).where('id', '=', projectId).execute();
      await page.goto('/freelancer-dashboard?tab=assigned');
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds.listAssignedProjects);
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await expect(page.getByText('Pending completion')).toBeVisible();
    },
  });
});
