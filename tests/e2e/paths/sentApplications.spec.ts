import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import type { SentAddress } from '../../../packages/machines/src/flows/sentApplications/flow.ts';
import { sentApplicationsMachine } from '../../../packages/machines/src/flows/sentApplications/flow.ts';
import { input } from '../../../packages/machines/src/flows/sentApplications/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { pagination, sentApplications } from '../../../packages/machines/src/testing/samples.ts';
import { applyTo, newFreelancer, postJob } from '../freelancers.ts';
import { seeToast } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live, liveOnce } from './live.ts';
import type { World } from './moves.ts';
import { does, endsWith, isAsking, presses, pressesAgain, serves, spoils, topmost } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof sentApplicationsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const list = 'listFreelancerApplications';
const call = 'withdrawApplication';
const lost = 'no network';
const titles = { PENDING: 'A frieze of lichens', REJECTED: 'A map of mosses' } as const;

const addressed = (change: Partial<SentAddress>): Event => ({
  type: 'address.set',
  address: { ...input.address, ...change },
});
const answered = (applications: typeof sentApplications) => ({
  applications,
  pagination: pagination(applications.length, 1, 10),
});
const both = sentApplications.filter(({ status }) => status in titles);

const isAll = ({ context: { address } }: Snapshot) => address.status === null;
const isOf = (status: string) => (at: Snapshot) => at.context.address.status === status;
const isWhole = (at: Snapshot) => at.matches('listed') && isAll(at);
const isLoaded = ({ context }: Snapshot) => context.result !== null;
/** Another status may be chosen: of those, one that is there and one that is not. */
const mayChoose = (at: Snapshot) => isAll(at) && (at.matches('listed') || at.matches('failed'));

const withdraw = ({ context: { result } }: Snapshot): Event[] =>
  (result?.applications ?? [])
    .filter(({ status }) => status === 'PENDING')
    .map(({ id }) => ({ type: 'application.withdraw', applicationId: id }));

const opens: Move = {
  name: `“Withdraw Application: ${titles.PENDING}”`,
  by: 'person',
  events: (at) => (at.matches('listed') ? withdraw(at) : null),
  async happen({ place }, at) {
    await place.getByRole('button', { name: `Withdraw Application: ${titles.PENDING}` }).click();
    return withdraw(at);
  },
};

const choosesStatus = (name: string, value: SentAddress['status'], when: (at: Snapshot) => boolean): Move =>
  does(name, when, [{ type: 'status.change', value }, addressed({ status: value })], (place) =>
    place.getByLabel('Status').selectOption({ value: value ?? 'ALL' }),
  );

const goesBack = (name: string, when: (at: Snapshot) => boolean): Move => ({
  name,
  by: 'person',
  events: (at) => (when(at) ? [addressed({})] : null),
  async happen({ page }) {
    await page.goBack();
    return [addressed({})];
  },
});

const choices: Move[] = [
  choosesStatus('those that wait', 'PENDING', mayChoose),
  choosesStatus('those that were accepted', 'ACCEPTED', mayChoose),
  choosesStatus('those of every status', null, (at) => !isAll(at) && !at.matches('confirming')),
  does(
    '“All Applications”',
    (at) => at.matches('empty') && !isAll(at),
    [addressed({})],
    (place) => place.getByRole('link', { name: 'All Applications' }).click(),
  ),
  goesBack('Back to those of every status', (at) => isOf('PENDING')(at) && at.matches('listed')),
  goesBack('Back while it is asked', (at) => isOf('PENDING')(at) && at.matches('confirming')),
  // The address goes back to where the answer will be read.
  goesBack('Back while it is withdrawn', (at) => isOf('PENDING')(at) && isAsking(at, call)),
];

/**
 * Other pages are `lists.spec.ts`’s. A list that is read again while it is being read (`list.refresh` in `loading`) can
 * not be seen apart from one that is read once: the machine’s own test holds it.
 */
test('applications that were sent: every way through them', async ({ traveller, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { email, token } = await newFreelancer(page, mail, { isComplete: true });
  for (const title of Object.values(titles)) {
    await applyTo(page.request, token, (await postJob(page.request, title)).id);
  }
  const idOf = async (address: string) =>
    (await db.selectFrom('users').select('id').where('email', '=', address).executeTakeFirstOrThrow()).id;
  const [freelancerId, other] = [await idOf(email), await idOf(demoAccounts.freelancer.email)];
  const sent = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.projectId')
    .select(['applications.id', 'projects.title'])
    .where('freelancerId', '=', freelancerId)
    .execute();
  const ids = sent.map(({ id }) => id);
  const setStatus = async (title: string, status: 'ACCEPTED' | 'PENDING' | 'REJECTED') => {
    const id = sent.find((one) => one.title === title)?.id ?? '';
    await db
      .updateTable('applications')
      .set({ status, decidedAt: status === 'PENDING' ? null : new Date(now) })
      .where('id', '=', id)
      .execute();
  };
  const restore = async () => {
    for (const status of ['PENDING', 'REJECTED'] as const) await setStatus(titles[status], status);
  };
  /** Someone else’s for a moment: nothing of them may be lost. */
  const give = (to: string) =>
    sql`update applications set freelancer_id = ${to} where id in (${sql.join(ids)})`.execute(db);

  let edits = 0;
  const edited: Move = {
    name: 'the one that waits is edited, in its dialog',
    by: 'person',
    events: (at) => (isWhole(at) ? [{ type: 'list.refresh' }] : null),
    async happen({ place }) {
      edits += 1;
      await place.getByRole('link', { name: /^Edit Application/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit application' });
      await dialog.getByLabel('Proposal', { exact: true }).fill(`Six plates, in draft ${edits}.`);
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await seeToast(page, 'Application Saved');
      await expect(dialog).toBeHidden();
      return [{ type: 'list.refresh' }];
    },
  };

  /** What the card says at the end. */
  let outcome = '';
  const moves: Move[] = [
    serves('they are listed', list, {
      when: isAll,
      status: 200,
      data: answered(both),
      prepare: restore,
    }),
    serves('there are none', list, {
      when: (at) => isAll(at) && !isLoaded(at),
      status: 200,
      data: answered([]),
      prepare: async () => void (await give(other)),
      recover: async () => void (await give(freelancerId)),
    }),
    serves('one of that status is listed', list, {
      when: isOf('PENDING'),
      status: 200,
      data: answered(both.filter(({ status }) => status === 'PENDING')),
      prepare: restore,
    }),
    serves('none of that status is there', list, {
      when: (at) => !isAll(at),
      status: 200,
      data: answered([]),
      prepare: () => setStatus(titles.PENDING, 'REJECTED'),
    }),
    ...spoils<Machine, World>(list, { when: (at) => isAll(at) && !isLoaded(at) }),
    ...spoils<Machine, World>(list, { when: (at) => !isAll(at) || isLoaded(at), only: lost }),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
    ...choices,
    edited,
    opens,
    presses('Cancel', { type: 'decision.cancel' }, { when: (at) => at.matches('confirming') }),
    presses('Withdraw Application', { type: 'decision.confirm' }, { when: (at) => at.matches('confirming') }),
    pressesAgain('Withdraw Application', call),
    endsWith(serves('it is withdrawn', call, { when: isAll, status: 200 }), () => {
      outcome = 'Withdrawn';
    }),
    serves('it is withdrawn from those that wait', call, { when: isOf('PENDING'), status: 200 }),
    endsWith(
      serves('it was rejected meanwhile', call, {
        when: isAll,
        status: 409,
        prepare: () => setStatus(titles.PENDING, 'REJECTED'),
      }),
      () => {
        outcome = 'Rejected';
      },
    ),
    ...spoils<Machine, World>(call, { only: lost }),
  ];

  const kinds = { [list]: /^GET/, [call]: /^PUT/ };
  const calls = await holdCalls(
    page,
    /^(GET \/freelancer\/applications|PUT \/freelancer\/applications\/.*\/withdraw)$/,
  );
  const place = (where: Page) => where.locator(topmost('tabpanel'));
  const flow = {
    name: 'sentApplications',
    machine: sentApplicationsMachine,
    input,
    moves,
    tell: ({ context: { address, result } }: Snapshot) => `${address.status} ${result?.applications.length}`,
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null,
    draw: (events: readonly Event[]) => oracle.draw('sentApplications', { input, events, now }),
    async begin() {
      await restore();
      await page.goto('/freelancer-dashboard?tab=applications');
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds[list]);
      // The button is gone; the focus is with the application.
      await expect(page.getByRole('heading', { name: titles.PENDING })).toBeFocused();
      const card = page.getByRole('article').filter({ hasText: titles.PENDING });
      await expect(card.getByText(outcome, { exact: true }).first()).toBeVisible();
      await expect(card.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
    },
  };
  await live(flow);

  // As a link from a job leads to the one application of it.
  const { projectId } = await db
    .selectFrom('applications')
    .select('projectId')
    .where('freelancerId', '=', freelancerId)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [project, name] of [
    [projectId, 'it is listed'],
    ['no project', 'there is no such project'],
  ] as const) {
    const ofProject = { address: { ...input.address, projectId: project } };
    const answer = serves<Machine, World>(name, list, {
      when: () => true,
      status: project === projectId ? 200 : 400,
      data: answered(both.slice(0, 1)),
    });
    const all = does<Machine, World>(
      '“All Applications”',
      () => true,
      [addressed({})],
      (where) => where.getByRole('link', { name: 'All Applications' }).click(),
    );
    const ofOne = {
      ...flow,
      input: ofProject,
      moves: [answer, all],
      draw: (events: readonly Event[]) => oracle.draw('sentApplications', { input: ofProject, events, now }),
      async begin() {
        await page.goto(`/freelancer-dashboard?tab=applications&project=${encodeURIComponent(project)}`);
        return { page, place: place(page), line, calls, kinds };
      },
    };
    await liveOnce(ofOne, [name, all.name]);
  }
});
