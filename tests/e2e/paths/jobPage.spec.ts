import type { SnapshotFrom } from 'xstate';

import { jobPageMachine } from '../../../packages/machines/src/flows/jobPage/flow.ts';
import { job as sample, jobList } from '../../../packages/machines/src/testing/samples.ts';
import { arrive } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, serves, spoils } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof jobPageMachine;
type Snapshot = SnapshotFrom<Machine>;

test('a job’s page, come to by a link: every way to it, and to what stands in its place', async ({
  traveller: { page, line },
  oracle,
  db,
}) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const kinds = { getPublicJob: /^GET \/public\/jobs\/[^/]+$/, listPublicJobs: /^GET \/public\/jobs$/ };
  const calls = await holdCalls(page, /^GET \/public\/jobs/);
  await page.goto('/jobs');
  const href = await page.getByRole('main').getByRole('article').first().getByRole('link').first().getAttribute('href');
  const jobId = href?.split('/').at(-1) ?? '';
  const input = { jobId, freelancer: null };

  const becomes = (change: { status: 'OPEN' | 'CANCELLED'; cancelledAt: Date | null }) =>
    db.updateTable('projects').set(change).where('id', '=', jobId).execute();
  const clientBecomes = (isActive: boolean) =>
    db
      .updateTable('users')
      .set({ isActive })
      .where('id', '=', (own) => own.selectFrom('projects').select('clientId').where('id', '=', jobId))
      .execute();

  const moves: LivedMove<Machine, World>[] = [
    serves('the job is there', 'getPublicJob', { when: () => true, status: 200, data: { ...sample, id: jobId } }),
    serves('the job is withdrawn', 'getPublicJob', {
      when: () => true,
      status: 200,
      data: { ...sample, id: jobId, status: 'CANCELLED' },
      prepare: async () => void (await becomes({ status: 'CANCELLED', cancelledAt: new Date(now) })),
      recover: async () => void (await becomes({ status: 'OPEN', cancelledAt: null })),
    }),
    serves('its client has closed the account', 'getPublicJob', {
      when: () => true,
      status: 404,
      prepare: async () => void (await clientBecomes(false)),
      recover: async () => void (await clientBecomes(true)),
    }),
    ...spoils<Machine, World>('getPublicJob'),
    serves('the similar ones are there', 'listPublicJobs', { when: () => true, status: 200, data: jobList }),
    ...spoils<Machine, World>('listPublicJobs'),
    presses('Try Again', { type: 'job.retry' }, { when: (snapshot) => snapshot.matches('failed') }),
  ];

  await live({
    name: 'jobPage',
    machine: jobPageMachine,
    input,
    moves,
    tell: ({ context: { job, similar } }: Snapshot) => `${job?.status} ${similar.length > 0}`,
    page,
    calls,
    place: (where) => where.getByRole('main'),
    draw: (events) => oracle.draw('jobPage', { input, events, now }),
    async begin() {
      await arrive(page, '/jobs');
      await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(href ?? '');
      return { page, place: page.getByRole('main'), line, calls, kinds };
    },
  });
});
