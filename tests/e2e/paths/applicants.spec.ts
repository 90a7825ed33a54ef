import type { Page } from '@playwright/test';
import { sql } from 'kysely';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { applicantsMachine } from '../../../packages/machines/src/flows/applicants/flow.ts';
import { input } from '../../../packages/machines/src/flows/applicants/scenarios.ts';
import { postJob, send } from '../freelancers.ts';
import { hiredPair, title } from '../hiredPair.ts';
import type { Machine, Move, Snapshot } from './applicantsMoves.ts';
import {
  decisions,
  details,
  filters,
  isKnown,
  isNarrowed,
  isOpened,
  list,
  listed,
  lost,
  rosa,
  sample,
  stars,
  tell,
} from './applicantsMoves.ts';
import { holdCalls } from './calls.ts';
import { forgive } from './forgive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { endsWith, presses, serves, spoils, topmost } from './moves.ts';
import { expect, test } from './test.ts';

test('who applied to a client’s jobs: every way through it', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { projectId, clientToken } = await hiredPair(page, await person('freelancer'), mail);
  const elsewhere = await postJob(page.request, 'Signs for someone else');
  const own = await db
    .selectFrom('applications')
    .selectAll()
    .where('projectId', '=', projectId)
    .executeTakeFirstOrThrow();
  const { id: freelancerId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.freelancer.email)
    .executeTakeFirstOrThrow();
  const { id, ...copy } = own;
  const { id: otherId } = await db
    .insertInto('applications')
    .values({ ...copy, freelancerId, status: 'PENDING', decidedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ids = [id, otherId];
  // Long enough ago to be said in days, whatever the time is.
  const sentAt = new Date(now - 3.5 * 86_400_000);

  /** Both wait for an answer, as on the first day. */
  async function restore() {
    await db.deleteFrom('rejections').where('projectId', '=', projectId).execute();
    await db
      .updateTable('projects')
      .set({ status: 'OPEN', assignedFreelancerId: null, assignedAt: null, applicationsCount: 2 })
      .where('id', '=', projectId)
      .execute();
    const untouched = { status: 'PENDING', decidedAt: null, viewedAt: null, rejectionReason: null } as const;
    for (const one of ids)
      await db
        .updateTable('applications')
        .set({ ...untouched, createdAt: sentAt, shortlistedAt: one === id ? null : sentAt })
        .where('id', '=', one)
        .execute();
  }
  const give = (to: string) =>
    sql`update applications set project_id = ${to} where id in (${sql.join(ids)})`.execute(db);
  const decide = (act: 'approve' | 'reject') =>
    send(page.request, 'put', `/client/projects/${projectId}/applications/${id}/${act}`, {}, clientToken);

  /** What the first application says at the end; null where it is about to be rejected, and can be undone. */
  let outcome: string | null = null;
  /** A decision is carried out, or was overtaken: the list is read again, and says what came of it. */
  const leads = (
    name: string,
    call: string,
    status: string | null,
    elsewhere?: { prepare: () => Promise<unknown>; refused: number },
  ): Move =>
    endsWith(
      serves(name, call, {
        when: () => true,
        status: elsewhere?.refused ?? (status === null ? 201 : 200),
        ...(elsewhere && { prepare: async () => void (await elsewhere.prepare()) }),
      }),
      () => {
        outcome = status;
      },
    );

  // A rejection leaves the project as it was; with an acceptance it is another version.
  const rejected = { prepare: () => decide('reject'), refused: 409 };
  const accepted = { prepare: () => decide('approve'), refused: 412 };

  const moves: Move[] = [
    serves('they are listed', list, {
      when: (at) => !at.context.isShortlist && !isOpened(at),
      status: 200,
      data: listed(sample),
      prepare: restore,
    }),
    serves('they are listed, the open one as seen', list, {
      when: isOpened,
      status: 200,
      data: listed(sample.map((one) => ({ ...one, viewedAt: one.createdAt }))),
      async prepare() {
        await restore();
        await db.updateTable('applications').set({ viewedAt: sentAt }).where('id', '=', id).execute();
      },
    }),
    serves('the shortlist is listed', list, {
      when: (at) => at.context.isShortlist,
      status: 200,
      data: listed(sample.slice(1)),
      prepare: restore,
    }),
    serves('there are none', list, {
      when: (at) => !isKnown(at) || isNarrowed(at),
      status: 200,
      data: listed([]),
      // Someone else's for a moment.
      prepare: async () => void (await give(elsewhere.id)),
      recover: async () => void (await give(projectId)),
    }),
    ...spoils<Machine, World>(list, { when: (at) => !isKnown(at) && !isNarrowed(at) }),
    ...spoils<Machine, World>(list, { when: (at) => isKnown(at) || isNarrowed(at), only: lost }),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
    ...filters,
    stars('a star', true, false),
    stars('a star that is not kept', true, true),
    stars('no star any more', false, false),
    stars('no star any more, which is not kept', false, true),
    ...details,
    ...decisions,
    leads('it is accepted', 'approveApplication', 'Accepted'),
    leads('it is rejected', 'rejectApplication', 'Rejected'),
    leads('they are rejected in a moment', 'rejectApplications', null),
    leads('it was rejected in another window', 'approveApplication', 'Rejected', rejected),
    leads('it was accepted in another window', 'rejectApplication', 'Accepted', accepted),
    leads('one was accepted in another window', 'rejectApplications', 'Accepted', accepted),
    // That an interview was scheduled, and the list is read again, is seen by the walk of the interview's dialog.
  ];
  const kinds = {
    [list]: /^GET/,
    approveApplication: /\/approve$/,
    rejectApplication: /\/applications\/[^/]+\/reject$/,
    rejectApplications: /\/rejections$/,
  };
  const calls = await holdCalls(page, /^(GET|PUT|POST|DELETE) \/client\/(applications|projects\/.*)/);
  // The tab itself counts what is new.
  const place = (where: Page) => where.locator(`${topmost('tabpanel')} > :first-child`);
  await live({
    name: 'applicants',
    machine: applicantsMachine,
    input,
    moves,
    tell,
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null,
    draw: (events) =>
      oracle.draw('applicants', {
        input,
        events,
        now,
        projects: [{ id: projectId, title, applicationsCount: 2 }],
        clientName: 'Wren Castell',
      }),
    async begin() {
      await restore();
      await forgive(db);
      const dashboard = page.waitForResponse((answer) => answer.url().endsWith('/client/dashboard'));
      await page.goto('/client-dashboard?tab=applicants');
      await dashboard;
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds[list]);
      if (outcome === null) {
        await expect(page.getByRole('region', { name: 'Rejections' })).toContainText('You can undo this');
        return;
      }
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: rosa }) });
      await expect(card.getByText(outcome, { exact: true })).toBeVisible();
    },
  });
});
