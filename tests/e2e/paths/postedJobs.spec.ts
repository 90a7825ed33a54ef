import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { postedJobsMachine } from '../../../packages/machines/src/flows/postedJobs/flow.ts';
import { addressed, input, listedWith } from '../../../packages/machines/src/flows/postedJobs/scenarios.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { byStatusOf, projectsInEveryStatus } from '../../../packages/machines/src/testing/samples.ts';
import { send } from '../freelancers.ts';
import { hiredPair, title } from '../hiredPair.ts';
import { labelOf } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, endsWith, fills, presses, pressesAgain, serves, spoils, topmost, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof postedJobsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

/** One job that waits for approval, one that is open, and one that is finished and not rated. */
const titles = { PENDING_COMPLETION: title, OPEN: 'A map of the cycle paths', COMPLETED: 'Stickers for rims' } as const;
type Status = keyof typeof titles;

const words = 'The sign for the door is missing.';
const tooMany = 'the sign is missing '.repeat(200);
const nowhere = 'zzqqx';
const list = 'listClientProjects';
const lost = 'no network';

const sample = projectsInEveryStatus.filter(({ status }) => status in titles);
const ofStatus = (status: Status | null) => sample.filter((one) => status === null || one.status === status);

const isKnown = ({ context }: Snapshot) => context.result !== null;
const isSearched = ({ context: { query, address } }: Snapshot) =>
  query !== '' || address.search !== '' || address.status !== null;
const isUnwritten = ({ context: { values } }: Snapshot) => values.reason === '';
/** The list, whole, and nothing written. */
const isWhole = (at: Snapshot) => at.matches('listed') && !isSearched(at) && isUnwritten(at);
/** Those of a status, as far as they could be read. */
const isNarrowed = (at: Snapshot) =>
  at.context.address.status !== null && (at.matches('listed') || at.matches('failed'));
const canBeSearched = (at: Snapshot) => (isWhole(at) || at.matches('failed')) && !isSearched(at);
/** What was refused or lost is mended, or sent again. */
const canBeLeft = (at: Snapshot) =>
  isUnsent(at) && Object.keys(at.context.problems).length === 0 && at.context.values.reason !== tooMany;
const isUnsent = ({ context }: Snapshot) => context.submission === null;

/** What is offered for the job of a status is pressed. */
function opens(label: string, type: 'completion.approve' | 'completion.reject' | 'project.cancel', of: Status): Move {
  const eventsOf = ({ context: { result } }: Snapshot): Event[] =>
    (result?.projects ?? []).filter(({ status }) => status === of).map(({ id }) => ({ type, projectId: id }));
  return {
    name: `“${label}: ${titles[of]}”`,
    by: 'person',
    events: (at) => (at.matches('listed') && !isSearched(at) ? eventsOf(at) : null),
    async happen({ place }, at) {
      await place.getByRole('button', { name: `${label}: ${titles[of]}` }).click();
      return eventsOf(at);
    },
  };
}

const typesWords: Move = {
  name: 'words that are found nowhere, and Enter',
  by: 'person',
  events: (at) => (canBeSearched(at) ? typed : null),
  async happen({ place }) {
    const box = place.getByRole('searchbox', { name: 'Search your jobs' });
    await box.fill(nowhere);
    await box.press('Enter');
    return typed;
  },
};
const typed: Event[] = [
  { type: 'query.change', value: nowhere },
  { type: 'query.submit' },
  addressed({ search: nowhere }),
];

const searches: Move[] = [
  typesWords,
  does(
    'no words, and a moment of quiet',
    (at) => at.context.query === nowhere && (at.matches('nothingFound') || at.matches('failed')),
    [{ type: 'query.change', value: '' }, { type: 'query.submit' }, addressed({})],
    (place) => place.getByRole('searchbox', { name: 'Search your jobs' }).fill(''),
  ),
  does(
    '“Show All Jobs”',
    (at) => at.matches('nothingFound'),
    [{ type: 'filters.clear' }, addressed({})],
    (place) => place.getByRole('button', { name: 'Show All Jobs' }).click(),
  ),
  does(
    'those that are open',
    canBeSearched,
    [{ type: 'status.change', value: 'OPEN' }, addressed({ status: 'OPEN' })],
    (place) => place.getByLabel('Status').selectOption({ value: 'OPEN' }),
  ),
  does('those of every status', isNarrowed, [{ type: 'status.change', value: null }, addressed({})], (place) =>
    place.getByLabel('Status').selectOption({ value: 'ALL' }),
  ),
  does('Back to those of every status', isNarrowed, [addressed({})], (place) => place.page().goBack()),
];

test('a client’s own jobs: every way through them', async ({ traveller, person, mail, oracle, db }) => {
  const { page, line } = traveller;
  const now = Date.now();
  await page.clock.setFixedTime(now);
  const { projectId, clientToken } = await hiredPair(page, await person('freelancer'), mail);
  const hired = await db.selectFrom('projects').selectAll().where('id', '=', projectId).executeTakeFirstOrThrow();
  const { id: demoClientId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', demoAccounts.client.email)
    .executeTakeFirstOrThrow();
  const { clientId } = hired;
  const give = async (to: string) => {
    await sql`update projects set client_id = ${to} where id in (${sql.join(Object.values(ids))})`.execute(db);
  };
  const add = async (name: string) => {
    const { id: _, searchDocument: __, ...copy } = hired;
    const { id } = await db
      .insertInto('projects')
      .values({ ...copy, title: name })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const ids = { PENDING_COMPLETION: projectId, OPEN: await add(titles.OPEN), COMPLETED: await add(titles.COMPLETED) };

  /** The three jobs as they were. */
  async function restore() {
    const { assignedFreelancerId } = hired;
    await db.deleteFrom('ratings').where('projectId', 'in', Object.values(ids)).execute();
    for (const status of ['PENDING_COMPLETION', 'OPEN', 'COMPLETED'] as const) {
      await db
        .updateTable('projects')
        .set({
          status,
          assignedFreelancerId: status === 'OPEN' ? null : assignedFreelancerId,
          assignedAt: status === 'OPEN' ? null : hired.assignedAt,
          completedAt: status === 'COMPLETED' ? new Date(now) : null,
          cancelledAt: null,
        })
        .where('id', '=', ids[status])
        .execute();
    }
  }
  const elsewhere = (act: string, of: Status, body = {}) =>
    send(page.request, 'put', `/client/projects/${ids[of]}/${act}`, body, clientToken);

  const rated: Move = {
    name: 'the finished one is rated, in its dialog',
    by: 'person',
    events: (at) => (isWhole(at) ? [{ type: 'list.refresh' }] : null),
    async happen({ place }) {
      await place.getByRole('link', { name: /^Rate Freelancer/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Rate Freelancer' });
      await labelOf(dialog.getByRole('radio', { name: '5 Excellent' })).click();
      await dialog.getByRole('button', { name: 'Submit Rating' }).click();
      const toast = page.getByRole('alertdialog').filter({ hasText: 'Rating Submitted' });
      await toast.getByRole('button', { name: 'Close' }).click();
      return [{ type: 'list.refresh' }];
    },
  };

  /** What the job's card says at the end. */
  let outcome = { of: title, status: '' };
  /** A decision is carried out, or was overtaken: the list is read again, and says how the job stands. */
  const leads = (name: string, call: string, status: string, prepare?: () => Promise<unknown>): Move =>
    endsWith(
      serves(name, call, {
        when: () => true,
        status: prepare === undefined ? 200 : 409,
        ...(prepare && { prepare: async () => void (await prepare()) }),
      }),
      () => {
        outcome = { of: call === 'cancelProject' ? titles.OPEN : titles.PENDING_COMPLETION, status };
      },
    );

  const writing = { hands: { reason: types('What is missing?') }, when: (at: Snapshot) => at.matches('explaining') };
  const isWithdrawn = (at: Snapshot) => at.matches('confirmingWithdrawal');
  const decisions: Move[] = [
    opens('Approve Completion', 'completion.approve', 'PENDING_COMPLETION'),
    opens('Send Back', 'completion.reject', 'PENDING_COMPLETION'),
    opens('Withdraw Post', 'project.cancel', 'OPEN'),
    fills('what is missing', { reason: words }, writing),
    fills(
      'too much',
      { reason: tooMany },
      { ...writing, when: (at) => writing.when(at) && isUnsent(at) && isUnwritten(at) },
    ),
    fills(
      'why it is withdrawn',
      { reason: words },
      { hands: { reason: types('Reason (optional)') }, when: isWithdrawn },
    ),
    presses(
      'Cancel',
      { type: 'decision.cancel' },
      {
        when: (at) => at.matches('confirmingApproval') || (at.matches('explaining') && canBeLeft(at)),
      },
    ),
    presses('Keep Post', { type: 'decision.cancel' }, { when: (at) => isWithdrawn(at) && canBeLeft(at) }),
    presses('Approve Completion', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingApproval') }),
    presses('Send Back', { type: 'decision.confirm' }, { when: (at) => at.matches('explaining') }),
    presses('Withdraw Post', { type: 'decision.confirm' }, { when: isWithdrawn }),
    pressesAgain('Approve Completion', 'approveCompletion'),
    pressesAgain('Send Back', 'rejectCompletion'),
    pressesAgain('Withdraw Post', 'cancelProject'),
    leads('it is approved', 'approveCompletion', 'Completed'),
    leads('it is sent back', 'rejectCompletion', 'In progress'),
    leads('it is withdrawn', 'cancelProject', 'Canceled'),
    leads('it was sent back in another window', 'approveCompletion', 'In progress', () =>
      elsewhere('reject-completion', 'PENDING_COMPLETION', { reason: words }),
    ),
    leads('it was approved in another window', 'rejectCompletion', 'Completed', () =>
      elsewhere('approve-completion', 'PENDING_COMPLETION'),
    ),
    leads('it was withdrawn in another window', 'cancelProject', 'Canceled', () => elsewhere('cancel', 'OPEN')),
    ...['approveCompletion', 'rejectCompletion', 'cancelProject'].flatMap((call) =>
      spoils<Machine, World>(call, { only: lost }),
    ),
  ];

  const moves: Move[] = [
    ...([null, 'OPEN'] as const).map((status) =>
      serves<Machine, World>(status === null ? 'they are listed' : 'the open one is listed', list, {
        when: ({ context: { address } }) => address.search === '' && address.status === status,
        status: 200,
        data: listedWith(ofStatus(status), { byStatus: byStatusOf(sample) }),
        prepare: restore,
      }),
    ),
    serves('nothing is found', list, {
      when: ({ context: { address } }) => address.search === nowhere,
      status: 200,
      data: listedWith([]),
    }),
    serves('there are none', list, {
      when: (at) => !isKnown(at) && !isSearched(at),
      status: 200,
      data: listedWith([]),
      // Someone else's for a moment: nothing of them may be lost.
      prepare: () => give(demoClientId),
      recover: () => give(clientId),
    }),
    ...spoils<Machine, World>(list, { when: (at) => !isKnown(at) && !isSearched(at) }),
    ...spoils<Machine, World>(list, { when: (at) => isKnown(at) || isSearched(at), only: lost }),
    presses('Try Again', { type: 'list.retry' }, { when: (at) => at.matches('failed') }),
    ...searches,
    rated,
    ...decisions,
  ];
  const kinds = {
    [list]: /^GET/,
    approveCompletion: /\/approve-completion$/,
    rejectCompletion: /\/reject-completion$/,
    cancelProject: /\/cancel$/,
  };
  const calls = await holdCalls(page, /^(GET \/client\/projects|PUT \/client\/projects\/.*)$/);
  const place = (where: Page) => where.locator(topmost('tabpanel'));
  await live({
    name: 'postedJobs',
    machine: postedJobsMachine,
    input,
    moves,
    tell: ({ context: { address, query, result, values, problems, submission, writtenAbout } }: Snapshot) =>
      [
        query,
        address.search,
        address.status,
        result?.projects.length,
        `${values.reason.slice(0, 4)}${values.reason.length}`,
        values.reason === '' ? '' : writtenAbout,
        Object.keys(problems).join(),
        submission !== null,
      ].join(' '),
    page,
    calls,
    place,
    isAtWork: ({ context }: Snapshot) => context.chosen !== null,
    draw: (events) => oracle.draw('postedJobs', { input, events, now }),
    async begin() {
      await restore();
      await page.goto('/client-dashboard?tab=jobs');
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      // Asked once for the decision, and maybe again for what it changed elsewhere.
      calls.release(kinds[list]);
      const card = page.getByRole('article').filter({ hasText: outcome.of });
      const rating = page.getByRole('dialog', { name: 'Rate Freelancer' });
      if (new URL(page.url()).searchParams.has('rate')) {
        // It is asked for at once.
        await expect(rating).toContainText(title);
        await page.keyboard.press('Escape');
        await expect(rating).toBeHidden();
      } else {
        // The buttons are gone; the focus is with the job.
        await expect(card.getByRole('heading', { name: outcome.of })).toBeFocused();
      }
      await expect(card.getByText(outcome.status, { exact: true })).toBeVisible();
    },
  });
});
