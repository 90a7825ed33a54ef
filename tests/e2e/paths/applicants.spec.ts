import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { rejectionReasons } from '../../../apps/web/src/screens/clientDashboard/rejectionReasons.ts';
import { applicantsMachine } from '../../../packages/machines/src/flows/applicants/machine.ts';
import { input, severalWaiting } from '../../../packages/machines/src/flows/applicants/snapshots.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { postJob, send } from '../freelancers.ts';
import { hiredPair, title } from '../hiredPair.ts';
import { labelOf } from '../steps.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { does, endsWith, fills, presses, pressesAgain, serves, spoils, topmost, types } from './moves.ts';
import { expect, test } from './test.ts';

type Machine = typeof applicantsMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const list = 'listClientApplications';
const lost = 'no network';
const [ready = ''] = rejectionReasons.map(({ text }) => text);
const words = 'We print in one color.';
const tooMany = 'we print in one color '.repeat(100);
const [rosa, other] = ['Rosa Winkler', demoAccounts.freelancer.name];

/** Two who wait for an answer to one job. The second one is on the shortlist. */
const sample = severalWaiting.slice(0, 2).map((one, index) => ({
  ...one,
  shortlistedAt: index === 0 ? null : one.createdAt,
  freelancer: { ...one.freelancer, name: index === 0 ? rosa : other },
}));
const listed = (applications: Schema<'ClientApplication'>[]) => ({
  applications,
  pagination: pagination(applications.length, 1, 50),
});

const isKnown = ({ context }: Snapshot) => context.groups !== null;
const isNarrowed = ({ context }: Snapshot) => context.projectId !== null || context.isShortlist;
const isUnwritten = ({ context }: Snapshot) => context.values.reason === '';
const isUnsent = ({ context }: Snapshot) => context.submission === null;
/** What was refused or lost is mended, or sent again. */
const canBeLeft = (at: Snapshot) =>
  isUnsent(at) && Object.keys(at.context.problems).length === 0 && at.context.values.reason !== tooMany;
const isOpened = ({ context }: Snapshot) => context.applicationId !== null;
/** The list, whole, with nothing beside it and nothing written. */
const isPlain = (at: Snapshot) =>
  at.matches('listed') && !isNarrowed(at) && !isOpened(at) && isUnwritten(at) && isUnstarred(at);
/** Nothing was done before: what comes of the rest is the same. */
const isFresh = (at: Snapshot) => isPlain(at) && first(at)?.viewedAt === null;
const isUnstarred = ({ context }: Snapshot) => context.shortlisted.length < 2;
const isQuestion = (at: Snapshot) =>
  at.matches('confirmingAcceptance') || at.matches('confirmingRejection') || at.matches('confirmingSeveral');

/** The application of Rosa Winkler, as it is listed. */
const first = ({ context: { groups } }: Snapshot): Schema<'ClientApplication'> | undefined =>
  groups?.flatMap(({ applications }) => applications).find(({ freelancer }) => freelancer.name === rosa);
const ofFirst =
  (make: (application: Schema<'ClientApplication'>) => Event[]) =>
  (at: Snapshot): Event[] => {
    const application = first(at);
    return application === undefined ? [] : make(application);
  };

interface Act {
  when: (at: Snapshot) => boolean;
  events: (at: Snapshot) => Event[];
  act: (world: World, at: Snapshot) => Promise<unknown>;
}

/** A person does what makes these events of what is listed. */
const acts = (name: string, { when, events, act }: Act): Move => ({
  name,
  by: 'person',
  events: (at) => (when(at) ? events(at) : null),
  async happen(world, at) {
    await act(world, at);
    return events(at);
  },
});

const pressesOfFirst = (label: string, { when, events }: Omit<Act, 'act'>): Move =>
  acts(`“${label}”`, {
    when,
    events,
    act: ({ place }) => place.getByRole('button', { name: `${label}: ${rosa}, ${title}` }).click(),
  });

const addressed = (change: Partial<Snapshot['context']>): Event => ({
  type: 'address.set',
  address: { ...input.address, ...change },
});

const projectOf = ({ context }: Snapshot): string | null => context.projects[0]?.id ?? null;
const toProject = (projectId: string | null): Event[] => [
  { type: 'project.filter', projectId },
  addressed({ projectId }),
];
const toShortlist = (isShortlist: boolean): Event[] => [
  { type: 'shortlist.filter', isShortlist },
  addressed({ isShortlist }),
];
const togglesShortlist = ({ place }: World) => place.getByRole('button', { name: 'Shortlisted', exact: true }).click();

const filters: Move[] = [
  acts('those of one job', {
    when: (at) => (isFresh(at) || at.matches('failed')) && !isNarrowed(at) && projectOf(at) !== null,
    events: (at) => toProject(projectOf(at)),
    act: ({ place }, at) => place.getByLabel('Project').selectOption({ value: projectOf(at) ?? '' }),
  }),
  acts('those of all jobs', {
    when: (at) => ['listed', 'empty', 'failed'].some((state) => at.value === state) && at.context.projectId !== null,
    events: () => toProject(null),
    act: ({ place }) => place.getByLabel('Project').selectOption({ value: 'all' }),
  }),
  acts('“Show All Projects”', {
    when: (at) => at.matches('empty') && at.context.projectId !== null,
    events: () => toProject(null),
    act: ({ place }) => place.getByRole('button', { name: 'Show All Projects' }).click(),
  }),
  acts('the shortlist', {
    // It need not wait for the list before it.
    when: (at) => !isNarrowed(at) && (isFresh(at) || at.matches('empty') || (at.matches('loading') && !isKnown(at))),
    events: () => toShortlist(true),
    act: togglesShortlist,
  }),
  acts('no longer the shortlist', {
    when: (at) => ['listed', 'empty', 'failed'].some((state) => at.value === state) && at.context.isShortlist,
    events: () => toShortlist(false),
    act: togglesShortlist,
  }),
  acts('“Show All Applications”', {
    when: (at) => at.matches('empty') && at.context.isShortlist,
    events: () => toShortlist(false),
    act: ({ place }) => place.getByRole('button', { name: 'Show All Applications' }).click(),
  }),
  acts('Back to all of them', {
    // A question is left; a decision under way is not, and the address goes on again.
    when: (at) =>
      isNarrowed(at) && (at.matches('listed') || at.matches('confirmingAcceptance') || at.matches('accepting')),
    events: (at) =>
      at.matches('accepting') ? [addressed({}), addressed({ projectId: at.context.projectId })] : [addressed({})],
    act: ({ page }) => page.goBack(),
  }),
];

const star = (isShortlisted: boolean) =>
  ofFirst(({ id }) => [{ type: 'star.change', applicationId: id, isShortlisted }]);
const canBeStarred = (at: Snapshot) =>
  isUnwritten(at) &&
  (isFresh(at) ||
    (at.matches('choosingSeveral') && at.context.several?.applicationIds.length === 0) ||
    (at.matches('loading') && isKnown(at) && !isNarrowed(at) && !isOpened(at)));

/** A star is drawn at once; its call is over before anything else is done. */
const stars = (name: string, isShortlisted: boolean, isLost: boolean): Move => ({
  name,
  by: 'person',
  events(at) {
    const isThere = at.context.shortlisted.length === 2;
    if (isThere === isShortlisted || !(isThere ? isStarredPlain(at) : canBeStarred(at))) return null;
    return starEvents(at, isShortlisted, isLost);
  },
  async happen({ place, calls }, at) {
    await place.getByRole('button', { name: `Shortlist: ${rosa}, ${title}` }).click();
    const call = await calls.next(/\/shortlist$/);
    await (isLost ? call.lose() : call.serve());
    return starEvents(at, isShortlisted, isLost);
  },
});
const isStarredPlain = (at: Snapshot) => at.matches('listed') || (at.matches('choosingSeveral') && isUnwritten(at));
const starEvents = (at: Snapshot, isShortlisted: boolean, isLost: boolean): Event[] => [
  ...star(isShortlisted)(at),
  ...(isLost ? ofFirst(({ id }) => [{ type: 'star.failed', applicationId: id, isShortlisted }])(at) : []),
];

/** The whole of an application is read, and that it was is noted: or is not, and then at the next time. */
const opens = (name: string, isLost: boolean): Move => {
  const isNew = (at: Snapshot) => first(at)?.viewedAt === null;
  const opened = ofFirst(({ id }) => [addressed({ applicationId: id })]);
  return {
    name,
    by: 'person',
    events(at) {
      if (!isPlain(at) || (isLost && !isNew(at))) return null;
      const seen = ofFirst((application) => [
        { type: 'view.know', application: { ...application, viewedAt: application.createdAt } },
      ]);
      return [...opened(at), ...(isNew(at) && !isLost ? seen(at) : [])];
    },
    async happen({ place, calls }, at) {
      await place.getByRole('link', { name: `View Details: ${rosa}, ${title}` }).click();
      if (!isNew(at)) return opened(at);
      const call = await calls.next(/\/viewed$/);
      if (isLost) {
        await call.lose();
        return opened(at);
      }
      const { data } = await call.serve();
      // The server keeps to its contract: another test proves it.
      return [...opened(at), { type: 'view.know', application: data as Schema<'ClientApplication'> }];
    },
  };
};

const details: Move[] = [
  opens('its details', false),
  opens('its details, which is not noted', true),
  acts('“Close”', {
    when: (at) => at.matches('listed') && isOpened(at) && isUnwritten(at),
    events: () => [addressed({})],
    act: ({ place }) => place.getByRole('button', { name: 'Close', exact: true }).click(),
  }),
  acts('Back to the list alone', {
    // A question is about what is on screen, and goes with it. A decision under way stays.
    when: (at) => isOpened(at) && (isQuestion(at) || at.matches('accepting')),
    events: () => [addressed({})],
    act: ({ page }) => page.goBack(),
  }),
];

/** Beside the open application, that was seen, or in the list alone. */
const isAsked = (at: Snapshot) =>
  isFresh(at) || (at.matches('listed') && isOpened(at) && isUnwritten(at) && first(at)?.viewedAt !== null);
/** What was written before is kept, or given up for something else. */
const isWritten = (at: Snapshot) => at.matches('listed') && !isUnwritten(at);
const several = (at: Snapshot) => at.context.several?.applicationIds ?? [];
const chooses = (isChosen: boolean): Move =>
  acts(isChosen ? 'the first is chosen' : 'the first is not chosen after all', {
    when: (at) => at.matches('choosingSeveral') && isUnwritten(at) && several(at).length === (isChosen ? 0 : 1),
    events: ofFirst(({ id }) => [{ type: 'several.change', applicationId: id, isChosen }]),
    act: ({ place }) => labelOf(place.getByRole('checkbox', { name: `Choose ${rosa}` })).click(),
  });

const filling = { hands: { reason: types('Reason (optional)') } };
const canBeWritten = (at: Snapshot) =>
  (at.matches('confirmingRejection') || at.matches('confirmingSeveral')) && !isOpened(at);

const decisions: Move[] = [
  pressesOfFirst('Accept', {
    when: (at) => isAsked(at) || (at.matches('listed') && at.context.projectId !== null),
    events: ofFirst(({ id }) => [{ type: 'application.accept', applicationId: id }]),
  }),
  pressesOfFirst('Reject', {
    when: (at) => isAsked(at) || isWritten(at),
    events: ofFirst(({ id }) => [{ type: 'application.reject', applicationId: id }]),
  }),
  acts('“Choose Several”', {
    when: (at) => isFresh(at) || isWritten(at),
    events: ofFirst(({ projectId }) => [{ type: 'several.choose', projectId }]),
    act: ({ place }) => place.getByRole('button', { name: `Choose Several: ${title}` }).click(),
  }),
  chooses(true),
  chooses(false),
  presses(
    'Choose All',
    { type: 'several.all' },
    { when: (at) => at.matches('choosingSeveral') && several(at).length < 2 },
  ),
  presses(
    'Reject Chosen',
    { type: 'several.reject' },
    { when: (at) => at.matches('choosingSeveral') && several(at).length > 0 },
  ),
  does(
    'no more choosing',
    (at) => at.matches('choosingSeveral'),
    [{ type: 'several.leave' }],
    (place) =>
      place
        .getByRole('region', { name: /^Chosen applications/ })
        .getByRole('button', { name: 'Cancel' })
        .click(),
  ),
  fills('a reason', { reason: words }, { ...filling, when: canBeWritten }),
  fills(
    'too long a reason',
    { reason: tooMany },
    {
      ...filling,
      when: (at) => canBeWritten(at) && isUnsent(at) && isUnwritten(at),
    },
  ),
  acts('ready-made words', {
    when: (at) => at.matches('confirmingRejection') && isUnsent(at) && isUnwritten(at),
    events: () => [{ type: 'field.change', name: 'reason', value: ready }],
    act: ({ place }) => place.getByLabel('Ready-made reasons').selectOption({ index: 1 }),
  }),
  presses('Cancel', { type: 'decision.cancel' }, { when: (at) => isQuestion(at) && canBeLeft(at) }),
  presses('Accept Application', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingAcceptance') }),
  presses('Reject Application', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingRejection') }),
  presses('Reject Applications', { type: 'decision.confirm' }, { when: (at) => at.matches('confirmingSeveral') }),
  pressesAgain('Accept Application', 'approveApplication'),
  pressesAgain('Reject Application', 'rejectApplication'),
  pressesAgain('Reject Applications', 'rejectApplications'),
  ...['approveApplication', 'rejectApplication', 'rejectApplications'].flatMap((call) =>
    spoils<Machine, World>(call, { only: lost }),
  ),
];

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
  const leads = (name: string, call: string, status: string | null, prepare?: () => Promise<unknown>): Move =>
    endsWith(
      serves(name, call, {
        when: () => true,
        status: prepare === undefined ? (status === null ? 201 : 200) : 412,
        ...(prepare && { prepare: async () => void (await prepare()) }),
      }),
      () => {
        outcome = status;
      },
    );

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
    leads('it was rejected in another window', 'approveApplication', 'Rejected', () => decide('reject')),
    leads('it was accepted in another window', 'rejectApplication', 'Accepted', () => decide('approve')),
    leads('one was accepted in another window', 'rejectApplications', 'Accepted', () => decide('approve')),
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
      const dashboard = page.waitForResponse((answer) => answer.url().endsWith('/client/dashboard'));
      await page.goto('/client-dashboard?tab=applicants');
      await dashboard;
      return { page, place: place(page), line, calls, kinds };
    },
    async end() {
      await (await calls.next(kinds[list])).serve();
      if (outcome === null) {
        await expect(page.getByRole('region', { name: 'Rejections' })).toContainText('You can undo this');
        return;
      }
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: rosa }) });
      await expect(card.getByText(outcome, { exact: true })).toBeVisible();
    },
  });
});

function tell({ context }: Snapshot): string {
  const { groups, projectId, isShortlist, applicationId, shortlisted, several: chosen } = context;
  const { values, problems, submission, writtenAbout } = context;
  return [
    groups?.length,
    projectId !== null,
    isShortlist,
    applicationId !== null,
    groups?.some(({ applications }) => applications.some(({ viewedAt }) => viewedAt !== null)),
    shortlisted.length,
    chosen?.applicationIds.length,
    `${values.reason.slice(0, 4)}${values.reason.length}`,
    values.reason === '' ? '' : writtenAbout,
    Object.keys(problems).join(),
    submission !== null,
  ].join(' ');
}
