import type { SnapshotFrom } from 'xstate';

import { demoAccounts } from '../../../apps/server/src/seed/demoAccounts.ts';
import { rejectionReasons } from '../../../apps/web/src/screens/applicants/rejectionReasons.ts';
import type { applicantsMachine } from '../../../packages/machines/src/flows/applicants/flow.ts';
import { input, severalWaiting } from '../../../packages/machines/src/flows/applicants/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { pagination } from '../../../packages/machines/src/testing/samples.ts';
import { title } from '../hiredPair.ts';
import { labelOf } from '../steps.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { does, fills, presses, pressesAgain, spoils, types } from './moves.ts';

export type Machine = typeof applicantsMachine;
type Event = ReplayEvent<Machine>;
export type Snapshot = SnapshotFrom<Machine>;
export type Move = LivedMove<Machine, World>;

export const list = 'listClientApplications';
export const lost = 'no network';
const [ready = ''] = rejectionReasons.map(({ text }) => text);
const words = 'We print in one color.';
const tooMany = 'we print in one color '.repeat(100);
export const rosa = 'Rosa Winkler';
const other = demoAccounts.freelancer.name;

/** Two who wait for an answer to one job. The second one is on the shortlist. */
export const sample = severalWaiting.slice(0, 2).map((one, index) => ({
  ...one,
  shortlistedAt: index === 0 ? null : one.createdAt,
  freelancer: { ...one.freelancer, name: index === 0 ? rosa : other },
}));
export const listed = (applications: Schema<'ClientApplication'>[]) => ({
  applications,
  pagination: pagination(applications.length, 1, 50),
});

export const isKnown = ({ context }: Snapshot) => context.groups !== null;
export const isNarrowed = ({ context }: Snapshot) => context.projectId !== null || context.isShortlist;
const isUnwritten = ({ context }: Snapshot) => context.values.reason === '';
const isUnsent = ({ context }: Snapshot) => context.submission === null;
/** What was refused or lost is mended, or sent again. */
const canBeLeft = (at: Snapshot) =>
  isUnsent(at) && Object.keys(at.context.problems).length === 0 && at.context.values.reason !== tooMany;
export const isOpened = ({ context }: Snapshot) => context.applicationId !== null;
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

export const filters: Move[] = [
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
  first(at) !== undefined &&
  (isFresh(at) ||
    (at.matches('choosingSeveral') && at.context.several?.applicationIds.length === 0) ||
    (at.matches('loading') && isKnown(at) && !isNarrowed(at) && !isOpened(at)));

/** A star is drawn at once; its call is over before anything else is done. */
export const stars = (name: string, isShortlisted: boolean, isLost: boolean): Move => ({
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

export const details: Move[] = [
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

export const decisions: Move[] = [
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

/** What tells one situation from another, beside the state. */
export function tell({ context }: Snapshot): string {
  const { groups, projectId, isShortlist, applicationId, shortlisted, several: chosen } = context;
  const { values, problems, submission, writtenAbout } = context;
  return [
    // The shortlist stays to be seen while all of them are loaded: who is listed tells what can be done.
    groups?.flatMap(({ applications }) => applications).length,
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
