import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { application, editedProject, job, receivedApplications, unansweredProject } from '../../testing/samples.ts';
import type { ApplicantsInput } from './flow.ts';
import { applicantsMachine, applicantsAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof applicantsMachine>;

export const input: ApplicantsInput = {
  address: { projectId: null, isShortlist: false, page: 1, applicationId: null },
};

const answered = (applications: Schema<'ClientApplication'>[]): Event =>
  settled('listClientApplications', { applications, pagination: pagination(applications.length, 1, 50) });
const appliedTo = (project: Schema<'NamedProject'>) =>
  receivedApplications.filter(({ projectId }) => projectId === project.id);

export const loaded = answered(receivedApplications);
export const nothing = answered([]);
export const failure: Event = rejected('listClientApplications', failing.network);

/** One that waits for an answer. */
export const accept = { type: 'application.accept', applicationId: application.id } as const;
export const reject = { type: 'application.reject', applicationId: application.id } as const;
export const ofProject = {
  type: 'address.set',
  address: { projectId: job.id, isShortlist: false, page: 1, applicationId: null },
} as const;
export const ofShortlist = {
  type: 'address.set',
  address: { projectId: null, isShortlist: true, page: 1, applicationId: null },
} as const;
/** The address names a project with interviews, in which the account of one applicant was closed and erased. */
const ofVans: ApplicantsInput = { address: { ...input.address, projectId: editedProject.id } };
const vansLoaded = answered(appliedTo(editedProject));
const closedId = appliedTo(editedProject).find(({ freelancer }) => freelancer.email === null)?.id ?? '';
const unanswered = { type: 'address.set', address: { ...input.address, projectId: unansweredProject.id } } as const;
/** The address opens an application. */
export const opening = (applicationId: string | null) =>
  ({ type: 'address.set', address: { projectId: null, isShortlist: false, page: 1, applicationId } }) as const;
const reasonWritten = {
  type: 'field.change',
  name: 'reason',
  value: 'We need someone who can start this week.',
} as const;
export const confirm = { type: 'decision.confirm' } as const;

const shortlistLoaded = answered(receivedApplications.filter(({ shortlistedAt }) => shortlistedAt !== null));

/** The address names one project. */
const ofShop: ApplicantsInput = { address: { ...ofProject.address } };
const shop = appliedTo(job);
const shopLoaded = answered(shop);
const inShop = (...events: Event[]) => ({ input: ofShop, events: [shopLoaded, ...events] });
const openingInShop = ({ id }: { id: string }): Event => ({
  type: 'address.set',
  address: { ...ofShop.address, applicationId: id },
});
const edited = required(shop.find(({ history }) => history.some(({ type }) => type === 'EDITED')) ?? null);
const answeredOne = required(shop.find(({ status }) => status === 'REJECTED') ?? null);

/** Those who wait for an answer to one project, the last of whom is being rejected already. */
export const severalWaiting = shop
  .filter(({ status }) => status === 'PENDING')
  .map((one, index, { length }) =>
    index === length - 1 ? { ...one, rejectionDueAt: '2026-11-20T09:00:08.000Z' } : one,
  );
export const severalLoaded = answered(shop.map((one) => severalWaiting.find(({ id }) => id === one.id) ?? one));
export const chooseSeveral = { type: 'several.choose', projectId: job.id } as const;
export const chosen = (index: number, isChosen = true) =>
  ({ type: 'several.change', applicationId: severalWaiting[index]?.id ?? '', isChosen }) as const;
const several = (...events: Event[]) => ({ input: ofShop, events: [severalLoaded, ...events] });
const twoChosen: Event[] = [chooseSeveral, chosen(0), chosen(2)];
export const askSeveral = { type: 'several.reject' } as const;

export const applicantsFlow = defineFlow({
  machine: applicantsMachine,
  input,
  others: [
    ...receivedApplications.slice(0, 3).map(({ id }) => opening(id)),
    { type: 'address.set', address: { ...ofProject.address, applicationId: application.id } },
    settled('listClientApplications', { applications: receivedApplications, pagination: pagination(100, 2, 50) }),
    ...severalWaiting.map(({ id }): Event => ({ type: 'star.change', applicationId: id, isShortlisted: true })),
    opening('00000004-0000-4000-8000-000000000099'),
    { type: 'address.set', address: { ...input.address, page: 2 } },
    { type: 'address.set', address: { ...ofShop.address, page: 2 } },

    { type: 'project.filter', projectId: job.id },
    { type: 'project.filter', projectId: null },
    { type: 'shortlist.filter', isShortlist: true },
    ...receivedApplications.slice(0, 3).map((one): Event => ({ type: 'view.know', application: one })),
    ...[true, false].flatMap((isShortlisted): Event[] => [
      { type: 'star.change', applicationId: application.id, isShortlisted },
      { type: 'star.kept', applicationId: application.id, isShortlisted },
      { type: 'star.failed', applicationId: application.id, isShortlisted },
    ]),
  ],
  hidden: {
    'project.filter': {
      loading: 'No project is known to choose until the first list is there, or the dashboard has named some.',
      failed: 'The same, where the first list could not be read.',
      empty: 'No one has applied to any project.',
    },
  },
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded],
    confirmingAcceptance: inShop(accept),
    confirmingRejection: inShop(reject),
    choosingSeveral: several(...twoChosen),
    confirmingSeveral: several(...twoChosen, askSeveral),
    rejectingSeveral: several(...twoChosen, askSeveral, confirm),
    accepting: inShop(accept, confirm),
    rejecting: inShop(reject, confirm),

    loadingAgain: inShop(accept, confirm, settled('approveApplication')),
    withMeetings: { input: ofVans, events: [vansLoaded] },
    failedAgain: [loaded, ofProject, failure],
    noneForProject: [loaded, unanswered, nothing],
    noneOnShortlist: [loaded, ofShortlist, nothing],
    shortlist: [loaded, ofShortlist, shortlistLoaded],
    rejectionWithReason: inShop(reject, reasonWritten),
    severalListed: several(),
    noneChosen: several(chooseSeveral),
    allChosen: several(chooseSeveral, { type: 'several.all' }),
    severalWithReason: several(...twoChosen, askSeveral, reasonWritten),
    severalWithNews: {
      input: ofShop,
      events: [
        answered(severalWaiting.slice(1)),
        chooseSeveral,
        chosen(2),
        {
          type: 'list.heard',
          address: ofShop.address,
          list: { applications: severalWaiting, pagination: pagination(severalWaiting.length, 1, 50) },
        },
      ],
    },
    severalAgain: several(...twoChosen, { type: 'list.refresh' }),
    /** One that waits for an answer. */
    opened: inShop(openingInShop(application)),
    /** One that was edited after it was sent. */
    openedEdited: inShop(openingInShop(edited)),
    /** One that was answered, from someone who says little about themselves. */
    openedAnswered: inShop(openingInShop(answeredOne)),
    openedClosedAccount: { input: { address: { ...ofVans.address, applicationId: closedId } }, events: [vansLoaded] },
    openedMissing: inShop(openingInShop(job), shopLoaded),
    /** Read for a comparison. */
    compared: inShop(),
    comparedLoading: { input: ofShop, events: [] },
    comparedFailed: { input: ofShop, events: [failure] },
    comparedAcceptance: inShop(accept),
    comparedRejecting: inShop(reject, confirm),
    openedAcceptance: inShop(openingInShop(application), accept),
  },
  list: {
    call: 'listClientApplications',
    addressOf: applicantsAddressOf,
    answer: { applications: receivedApplications },
    addresses: [{}, { project: job.id, shortlist: '1', page: '2' }, { page: '3', application: job.id }],
    controls: [
      {
        name: 'a project',
        events: [{ type: 'project.filter', projectId: job.id }],
        to: { project: job.id },
      },
      {
        name: 'the shortlist',
        events: [{ type: 'shortlist.filter', isShortlist: true }],
        from: { project: job.id, page: '2' },
        to: { project: job.id, shortlist: '1' },
      },
      {
        name: 'all projects',
        events: [{ type: 'project.filter', projectId: null }],
        from: { project: job.id },
        to: {},
      },
    ],
  },
});
