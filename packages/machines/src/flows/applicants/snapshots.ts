import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { interviewHistory, meetings } from '../../testing/sampleMeetings.ts';
import {
  application,
  editedHistory,
  freelancers,
  job,
  pagination,
  receivedApplications,
} from '../../testing/samples.ts';
import type { ApplicantsInput } from './machine.ts';
import { applicantsMachine } from './machine.ts';

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
export const reasonWritten = {
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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const applicantsSnapshots = {
  loading: at(applicantsMachine, input),
  failed: at(applicantsMachine, input, [failure]),
  empty: at(applicantsMachine, input, [nothing]),
  listed: at(applicantsMachine, input, [loaded]),
  confirmingAcceptance: at(applicantsMachine, input, [loaded, accept]),
  confirmingRejection: at(applicantsMachine, input, [loaded, reject]),
  choosingSeveral: at(applicantsMachine, input, twoChosen),
  confirmingSeveral: at(applicantsMachine, input, [...twoChosen, askSeveral]),
  rejectingSeveral: at(applicantsMachine, input, [...twoChosen, askSeveral, confirm]),
  accepting: at(applicantsMachine, input, [loaded, accept, confirm]),
  rejecting: at(applicantsMachine, input, [loaded, reject, confirm]),
} satisfies Record<StateOf<typeof applicantsMachine>, SnapshotFrom<typeof applicantsMachine>>;

/** Refinements of a state that people meet. */
export const applicantsVariations = {
  loadingAgain: at(applicantsMachine, input, [loaded, accept, confirm, settled('approveApplication')]),
  withMeetings: at(applicantsMachine, input, [
    settled('listClientApplications', {
      applications: receivedApplications
        .slice(0, 1)
        .map((received) => ({ ...received, history: interviewHistory, meetings })),
      pagination: pagination(1, 1, 50),
    }),
  ]),
  failedAgain: at(applicantsMachine, input, [loaded, ofProject, failure]),
  noneForProject: at(applicantsMachine, input, [loaded, ofProject, nothing]),
  noneOnShortlist: at(applicantsMachine, input, [loaded, ofShortlist, nothing]),
  shortlist: at(applicantsMachine, input, [loaded, ofShortlist, shortlistLoaded]),
  rejectionWithReason: at(applicantsMachine, input, [loaded, reject, reasonWritten]),
  severalListed: at(applicantsMachine, input, [severalLoaded]),
  noneChosen: at(applicantsMachine, input, [severalLoaded, chooseSeveral]),
  allChosen: at(applicantsMachine, input, [severalLoaded, chooseSeveral, { type: 'several.all' }]),
  severalWithReason: at(applicantsMachine, input, [...twoChosen, askSeveral, reasonWritten]),
  severalWithNews: at(applicantsMachine, input, [
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
  ]),
  severalAgain: at(applicantsMachine, input, [...twoChosen, { type: 'list.refresh' }]),
  /** The one that is still open. */
  opened: at(applicantsMachine, input, [loaded, opening(application.id)]),
  /** One that was edited after it was sent. */
  openedEdited: at(applicantsMachine, input, [
    settled('listClientApplications', {
      applications: receivedApplications.slice(0, 1).map((received) => ({ ...received, history: editedHistory })),
      pagination: pagination(1, 1, 50),
    }),
    opening(application.id),
  ]),
  /** One that was answered, from someone who says little about themselves. */
  openedAnswered: at(applicantsMachine, input, [loaded, opening(receivedApplications[1]?.id ?? null)]),
  closedAccount: at(applicantsMachine, input, [closedAccountLoaded]),
  openedClosedAccount: at(applicantsMachine, input, [closedAccountLoaded, opening(ofClosedAccount[0]?.id ?? null)]),
  openedMissing: at(applicantsMachine, input, [loaded, opening(job.id), loaded]),
  /** Read for a comparison. */
  compared: at(applicantsMachine, ofComparison, [comparedLoaded]),
  comparedLoading: at(applicantsMachine, ofComparison),
  comparedFailed: at(applicantsMachine, ofComparison, [failure]),
  comparedAcceptance: at(applicantsMachine, ofComparison, [comparedLoaded, acceptCompared]),
  comparedRejecting: at(applicantsMachine, ofComparison, [comparedLoaded, rejectCompared, confirm]),
  openedAcceptance: at(applicantsMachine, input, [loaded, opening(application.id), accept]),
};
