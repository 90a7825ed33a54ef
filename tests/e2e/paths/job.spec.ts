import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { paths, withSearch } from '../../../apps/web/src/paths.ts';
import { jobDetailMachine } from '../../../packages/machines/src/flows/jobDetail/flow.ts';
import { proposalMachine } from '../../../packages/machines/src/flows/proposal/flow.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import { settled } from '../../../packages/machines/src/testing/replay.ts';
import {
  appliedJob,
  application,
  freelancerProfile,
  job as sample,
} from '../../../packages/machines/src/testing/samples.ts';
import { arrive, logIn } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { fills, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect, test } from './test.ts';

type Detail = typeof jobDetailMachine;
type Proposal = typeof proposalMachine;
type Writing = SnapshotFrom<Proposal>;

const dialog = (page: Page) => page.getByRole('dialog');

const detailMoves: LivedMove<Detail, World>[] = [
  serves('the job is there', 'getPublicJob', { when: () => true, status: 200, data: sample }),
  ...spoils<Detail, World>('getPublicJob'),
  presses('Try Again', { type: 'detail.retry' }, { when: (snapshot) => snapshot.matches('failed') }),
];

test('a job by its link: every way to it, and to none', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const calls = await holdCalls(page, /^GET \/public\/jobs\//);
  const { id } = await openJob(db);
  const flow = (jobId: string) => ({
    name: 'jobDetail',
    machine: jobDetailMachine,
    input: { jobId, job: null },
    moves: detailMoves,
    page,
    calls,
    place: dialog,
    draw: (events: Parameters<typeof oracle.draw<'jobDetail'>>[1]['events']) =>
      oracle.draw('jobDetail', { input: { jobId, job: null }, events, now, proposal: null }),
    async begin() {
      await arrive(page, `/?job=${jobId}`);
      return { page, place: dialog(page), line, calls };
    },
  });
  await live(flow(id));
  const missing = (status: number) =>
    serves<Detail, World>(`there is none (${status})`, 'getPublicJob', { when: () => true, status });
  await liveOnce({ ...flow(randomUUID()), moves: [missing(404)] }, ['there is none (404)']);
  await liveOnce({ ...flow('no-such-id'), moves: [missing(400)] }, ['there is none (400)']);
});

/** A project that is open and to which the freelancer of the demo has not applied, and none of those that were used. */
const openJob = (db: Db, used: readonly string[] = []) =>
  db
    .selectFrom('projects')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('id', 'not in', (own) =>
      own
        .selectFrom('applications')
        .innerJoin('users', 'users.id', 'applications.freelancerId')
        .where('users.email', '=', demoAccounts.freelancer.email)
        .select('applications.projectId'),
    )
    .where('id', 'not in', [randomUUID(), ...used])
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirstOrThrow();

const openSample: Schema<'Job'> = { ...sample, application: null };
const awaits = {
  job: (snapshot: Writing) => snapshot.matches('checking') && snapshot.context.fresh.job === null,
  profile: (snapshot: Writing) => snapshot.matches('checking') && snapshot.context.fresh.completion === null,
};

const hands = { proposal: types('Proposal'), coverLetter: types('Cover letter') };
const written = { proposal: 'Static pages, one form. Six weeks.', coverLetter: 'I have built four studio sites.' };
const half = { ...written, coverLetter: '   ' };
const tooLong = { ...written, proposal: 'x'.repeat(5001) };

const check: LivedMove<Proposal, World>[] = [
  serves('the job is read', 'getPublicJob', { when: awaits.job, status: 200, data: openSample }),
  serves('the profile is read', 'getProfileCompletion', {
    when: awaits.profile,
    status: 200,
    data: freelancerProfile.completion,
  }),
  ...spoils<Proposal, World>('getPublicJob', { when: awaits.job, only: 'no network' }),
  ...spoils<Proposal, World>('getProfileCompletion', { when: awaits.profile, only: 'the server breaks' }),
  presses('Try Again', { type: 'standing.retry' }, { when: (snapshot) => snapshot.matches('unchecked') }),
];

const isIdle = (snapshot: Writing) => snapshot.matches('writing');
const isBlank = (snapshot: Writing) => isIdle(snapshot) && snapshot.context.values.proposal === '';

const proposalMoves: LivedMove<Proposal, World>[] = [
  ...check,
  fills('both texts', written, { hands, when: isIdle }),
  fills('no cover letter', half, { hands, when: isBlank }),
  fills('too long a proposal', tooLong, { hands, when: isBlank }),
  fills(
    'nothing',
    { proposal: '', coverLetter: '' },
    { hands, when: (snapshot) => isIdle(snapshot) && !isBlank(snapshot) },
  ),
  presses('Send Proposal', { type: 'proposal.send' }, { when: isIdle }),
  pressesAgain('Sending...', 'applyToProject'),
  serves('the proposal is taken', 'applyToProject', { when: () => true, status: 201, data: application }),
  ...spoils<Proposal, World>('applyToProject'),
];

test('answering a job in its dialog: every way through it', async ({ traveller: { page, line }, oracle, db }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await logIn(page, 'Freelancer', demoAccounts.freelancer);
  await expect(page).toHaveURL('/freelancer-dashboard');
  const token = await page.evaluate(() => window.sessionStorage.getItem('freelancertoken'));
  const kinds = {
    applyToProject: /^POST \/freelancer\/projects\/.*\/apply/,
    getPublicJob: /^GET \/public\/jobs\//,
    getProfileCompletion: /^GET \/freelancer\/profile\/completion/,
  };
  const calls = await holdCalls(
    page,
    new RegExp(
      Object.values(kinds)
        .map(({ source }) => source)
        .join('|'),
    ),
  );
  // The draft is another flow's: its first question stays without an answer, so that its line does not change.
  await page.route('**/proposal-draft', () => undefined);
  const used: string[] = [];
  let job: Schema<'Job'> = sample;
  const input = () => ({
    projectId: job.id,
    role: 'FREELANCER' as const,
    draft: null,
    idempotencyKey: 'a key of this form',
  });
  const flow = {
    name: 'proposal',
    machine: proposalMachine,
    input: input(),
    moves: proposalMoves,
    tell: ({ context: { values, problems, fresh } }: Writing) =>
      `${values.proposal.length} ${values.coverLetter.length} ${Object.keys(problems).join('+')} ${fresh.job !== null} ${fresh.completion !== null}`,
    page,
    calls,
    place: dialog,
    draw: (events: NonNullable<Parameters<typeof oracle.draw<'jobDetail'>>[1]['proposal']>['events']) =>
      oracle.draw('jobDetail', {
        input: { jobId: job.id, job: null },
        events: [settled('getPublicJob', job)],
        now,
        proposal: { input: input(), events },
      }),
    async begin() {
      const { id } = await openJob(db, used);
      used.push(id);
      const answer = await page.request.get(`/api/v1/public/jobs/${id}`);
      // The server keeps to its contract: another test proves it.
      ({ data: job } = (await answer.json()) as { data: Schema<'Job'> });
      // From the list, which has the job already: the dialog's own questions are the only ones.
      await page.goto(withSearch(paths.findWork, { search: job.title }));
      await (await calls.next(kinds.getProfileCompletion)).serve();
      await page
        .getByRole('link', { name: `View Details: ${job.title}`, exact: true })
        .first()
        .click();
      await expect(dialog(page)).toBeVisible();
      return { page, place: dialog(page), line, calls, kinds };
    },
    async end() {
      await expect(dialog(page)).toBeHidden();
      expect(new URL(page.url()).searchParams.has('job')).toBe(false);
      const card = page.getByRole('article').filter({ hasText: job.title });
      await expect(card.getByText('Applied', { exact: true }).first()).toBeVisible();
    },
  };
  await live(flow);
  const taken = serves<Proposal, World>('one has been sent before', 'applyToProject', {
    when: () => true,
    status: 409,
    async prepare() {
      const headers = { Authorization: `Bearer ${token}` };
      await page.request.post(`/api/v1/freelancer/projects/${job.id}/apply`, { data: written, headers });
    },
  });
  const told = serves<Proposal, World>('the job is read, applied to', 'getPublicJob', {
    when: (snapshot) => snapshot.matches('rechecking'),
    status: 200,
    data: appliedJob,
  });
  await liveOnce({ ...flow, moves: [...proposalMoves, taken, told] }, [
    'the job is read',
    'the profile is read',
    'both texts',
    '“Send Proposal”',
    taken.name,
    told.name,
  ]);
});
