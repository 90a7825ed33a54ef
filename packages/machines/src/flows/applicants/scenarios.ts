import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { interviewHistory, meetings } from '../../testing/sampleMeetings.ts';
import {
  application,
  editedHistory,
  freelancers,
  job,
  pagination,
  receivedApplications,
} from '../../testing/samples.ts';
import type { ApplicantsInput } from './flow.ts';
import { applicantsMachine, applicantsAddressOf } from './flow.ts';

type Event = ReplayEvent<typeof applicantsMachine>;

export const input: ApplicantsInput = {
  address: { projectId: null, isShortlist: false, page: 1, applicationId: null },
};

export const loaded: Event = settled('listClientApplications', {
  applications: receivedApplications,
  pagination: pagination(receivedApplications.length, 1, 50),
});
export const nothing: Event = settled('listClientApplications', { applications: [], pagination: pagination(0, 1, 50) });
export const failure: Event = rejected('listClientApplications', failing.network);

/** The one application that is still open. */
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
/** The address opens an application. */
export const opening = (applicationId: string | null) =>
  ({ type: 'address.set', address: { projectId: null, isShortlist: false, page: 1, applicationId } }) as const;
const reasonWritten = {
  type: 'field.change',
  name: 'reason',
  value: 'We need someone who can start this week.',
} as const;
export const confirm = { type: 'decision.confirm' } as const;

const shortlistLoaded: Event = settled('listClientApplications', {
  applications: receivedApplications.filter(({ shortlistedAt }) => shortlistedAt !== null),
  pagination: pagination(1, 1, 50),
});

/** Three who wait for an answer to one project, and one who is being rejected already. */
export const severalWaiting = ['Ngozi Adeyemi', 'Tomás Herrera', 'Ren Fujimoto', 'Ada Novak'].map((name, index) => {
  const [received] = receivedApplications;
  if (!received) throw new Error('The samples hold no application.');
  return {
    ...received,
    id: `00000000-0000-4000-8000-00000000071${index}`,
    freelancerId: `00000000-0000-4000-8000-00000000072${index}`,
    rejectionDueAt: index === 3 ? '2026-11-20T09:00:08.000Z' : null,
    freelancer: { ...received.freelancer, userId: `00000000-0000-4000-8000-00000000072${index}`, name },
  };
});
export const severalLoaded: Event = settled('listClientApplications', {
  applications: severalWaiting,
  pagination: pagination(severalWaiting.length, 1, 50),
});
export const chooseSeveral = { type: 'several.choose', projectId: job.id } as const;
export const chosen = (index: number, isChosen = true) =>
  ({ type: 'several.change', applicationId: severalWaiting[index]?.id ?? '', isChosen }) as const;
const twoChosen: Event[] = [severalLoaded, chooseSeveral, chosen(0), chosen(2)];
export const askSeveral = { type: 'several.reject' } as const;

/** Answered, and what is left of it since the freelancer's account was closed and erased. */
const ofClosedAccount = receivedApplications.slice(1, 2).map((received) => ({
  ...received,
  proposal: 'This text was removed when its author closed the account.',
  coverLetter: 'This text was removed when its author closed the account.',
  freelancer: {
    ...received.freelancer,
    name: 'Closed account',
    email: null,
    profileImage: null,
    location: null,
    bio: null,
    age: null,
    hourlyRate: null,
    experience: null,
    skills: [],
    resume: null,
  },
}));
const closedAccountLoaded: Event = settled('listClientApplications', {
  applications: ofClosedAccount,
  pagination: pagination(1, 1, 50),
});

/** As a comparison of those who applied to one project reads them: one waits for an answer, one has it. */
const ofComparison: ApplicantsInput = { address: { ...ofProject.address } };
const compared = freelancers.slice(0, 2).flatMap(({ id, profile }, index) =>
  receivedApplications.slice(0, 1).map((received) => ({
    ...received,
    id: `00000000-0000-4000-8000-00000000075${index}`,
    freelancerId: id,
    status: index === 0 ? received.status : ('REJECTED' as const),
    freelancer: { ...received.freelancer, userId: id, name: profile.name },
  })),
);
const comparedLoaded: Event = settled('listClientApplications', {
  applications: compared,
  pagination: pagination(compared.length, 1, 50),
});
const acceptCompared = { type: 'application.accept', applicationId: compared[0]?.id ?? '' } as const;
const rejectCompared = { type: 'application.reject', applicationId: compared[0]?.id ?? '' } as const;

export const applicantsFlow = defineFlow({
  machine: applicantsMachine,
  input,
  others: [
    ...receivedApplications.map(({ id }) => opening(id)),
    { type: 'address.set', address: { ...ofProject.address, applicationId: application.id } },
    settled('listClientApplications', { applications: receivedApplications, pagination: pagination(100, 2, 50) }),
    ...severalWaiting.map(({ id }): Event => ({ type: 'star.change', applicationId: id, isShortlisted: true })),
    opening('00000004-0000-4000-8000-000000000099'),
    { type: 'address.set', address: { ...input.address, page: 2 } },

    { type: 'project.filter', projectId: job.id },
    { type: 'project.filter', projectId: null },
    { type: 'shortlist.filter', isShortlist: true },
    ...receivedApplications.map((one): Event => ({ type: 'view.know', application: one })),
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
    confirmingAcceptance: [loaded, accept],
    confirmingRejection: [loaded, reject],
    choosingSeveral: twoChosen,
    confirmingSeveral: [...twoChosen, askSeveral],
    rejectingSeveral: [...twoChosen, askSeveral, confirm],
    accepting: [loaded, accept, confirm],
    rejecting: [loaded, reject, confirm],

    loadingAgain: [loaded, accept, confirm, settled('approveApplication')],
    withMeetings: [
      settled('listClientApplications', {
        applications: receivedApplications
          .slice(0, 1)
          .map((received) => ({ ...received, history: interviewHistory, meetings })),
        pagination: pagination(1, 1, 50),
      }),
    ],
    failedAgain: [loaded, ofProject, failure],
    noneForProject: [loaded, ofProject, nothing],
    noneOnShortlist: [loaded, ofShortlist, nothing],
    shortlist: [loaded, ofShortlist, shortlistLoaded],
    rejectionWithReason: [loaded, reject, reasonWritten],
    severalListed: [severalLoaded],
    noneChosen: [severalLoaded, chooseSeveral],
    allChosen: [severalLoaded, chooseSeveral, { type: 'several.all' }],
    severalWithReason: [...twoChosen, askSeveral, reasonWritten],
    severalWithNews: [
      settled('listClientApplications', {
        applications: severalWaiting.slice(1),
        pagination: pagination(severalWaiting.length - 1, 1, 50),
      }),
      chooseSeveral,
      chosen(2),
      {
        type: 'list.heard',
        address: input.address,
        list: { applications: severalWaiting, pagination: pagination(severalWaiting.length, 1, 50) },
      },
    ],
    severalAgain: [...twoChosen, { type: 'list.refresh' }],
    /** The one that is still open. */
    opened: [loaded, opening(application.id)],
    /** One that was edited after it was sent. */
    openedEdited: [
      settled('listClientApplications', {
        applications: receivedApplications.slice(0, 1).map((received) => ({ ...received, history: editedHistory })),
        pagination: pagination(1, 1, 50),
      }),
      opening(application.id),
    ],
    /** One that was answered, from someone who says little about themselves. */
    openedAnswered: [loaded, opening(receivedApplications[1]?.id ?? null)],
    closedAccount: [closedAccountLoaded],
    openedClosedAccount: [closedAccountLoaded, opening(ofClosedAccount[0]?.id ?? null)],
    openedMissing: [loaded, opening(job.id), loaded],
    /** Read for a comparison. */
    compared: { input: ofComparison, events: [comparedLoaded] },
    comparedLoading: { input: ofComparison, events: [] },
    comparedFailed: { input: ofComparison, events: [failure] },
    comparedAcceptance: { input: ofComparison, events: [comparedLoaded, acceptCompared] },
    comparedRejecting: { input: ofComparison, events: [comparedLoaded, rejectCompared, confirm] },
    openedAcceptance: [loaded, opening(application.id), accept],
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
