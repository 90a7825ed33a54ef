import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { sentApplication } from '../../testing/marketplace/answers/applications.ts';
import { applicationsToMara } from '../../testing/marketplace/facts/applicationsToMara.ts';
import { idOf, now } from '../../testing/marketplace/facts/kit.ts';
import { openPosts } from '../../testing/marketplace/facts/openPosts.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import {
  appliedJob,
  assignedJob,
  freelancerProfile,
  newJob,
  turnedDownJob,
  withdrawnJob,
  withdrawnTwiceJob,
} from '../../testing/samples.ts';
import { begun } from '../freelancerOverview/scenarios.ts';
import type { ProposalInput } from './flow.ts';
import { proposalMachine } from './flow.ts';

type Event = ReplayEvent<typeof proposalMachine>;

export const input: ProposalInput = {
  projectId: newJob.id,
  role: 'FREELANCER',
  draft: null,
  idempotencyKey: 'a-key-of-this-form',
};

export const jobRead = (of: Schema<'Job'>): Event => settled('getPublicJob', of);
export const profileRead = (completion: Schema<'ProfileCompletion'>): Event =>
  settled('getProfileCompletion', completion);

/** The project as its reader finds it who has not applied. */
export const openJob = newJob;

/** The flow, opened for another project. */
const about = (job: Schema<'Job'>, ...events: Event[]) => ({
  input: { ...input, projectId: job.id },
  events: [jobRead(job), ...events],
});

/** Nothing stands in the way. */
export const allowed: Event[] = [jobRead(openJob), profileRead(freelancerProfile.completion)];

/** What is written about it. */
export const words = {
  proposal: 'Orders are taken without a signal and sent when there is one, so that no loaf is baked twice.',
  coverLetter: 'Your preserves are sold from my window, and your soup is on my menu.',
};

/** Both fields filled in. */
export const written: Event[] = [
  { type: 'field.change', name: 'proposal', value: words.proposal },
  { type: 'field.change', name: 'coverLetter', value: words.coverLetter },
];

const sent: Schema<'FreelancerApplication'> = sentApplication({
  ...applicationsToMara.shopNgozi,
  ...words,
  id: idOf(4, 90),
  post: openPosts.orders,
  sentAt: now,
});
const justApplied: Schema<'Job'> = {
  ...openJob,
  applicationsCount: openJob.applicationsCount + 1,
  application: { id: sent.id, status: 'PENDING', createdAt: sent.createdAt, postEdit: null, mayApplyAgain: false },
};

const sending: Event[] = [...allowed, ...written, { type: 'proposal.send' }];
const refused: Event[] = [
  ...sending,
  rejected('applyToProject', failing.refused(409, 'You have already applied to this project.')),
];
const incomplete: Event[] = [jobRead(openJob), profileRead(begun)];

/** The post once its client has edited it, while an answer to it was being written. */
export const editedJob: Schema<'Job'> = {
  ...openJob,
  budget: { min: openJob.budget.min, max: openJob.budget.max + 500 },
  duration: '2-3 months',
};

export const proposalFlow = defineFlow({
  machine: proposalMachine,
  input,
  scenarios: {
    checking: [],
    unchecked: [rejected('getProfileCompletion', failing.network)],
    incomplete: incomplete,
    applied: about(appliedJob),
    closed: about({ ...assignedJob, application: null }),
    writing: allowed,
    reviewing: [...allowed, ...written, { type: 'standing.refresh' }],
    sending: sending,
    rechecking: refused,
    sent: [...sending, settled('applyToProject', sent)],

    written: [...allowed, ...written],
    postEdited: [
      ...allowed,
      ...written,
      { type: 'standing.refresh' },
      jobRead(editedJob),
      profileRead(freelancerProfile.completion),
    ],
    halfFilled: [...allowed, { type: 'proposal.send' }],
    failed: [...sending, rejected('applyToProject', failing.network)],
    /** Applied in another window, while this one was being filled in. */
    appliedElsewhere: [...refused, jobRead(justApplied)],
    closedMeanwhile: [...refused, jobRead({ ...openJob, status: 'ASSIGNED' })],
    /** The first one was withdrawn, and one more may be sent. */
    afterWithdrawal: about(withdrawnJob, profileRead(freelancerProfile.completion)),
    withdrawnTwice: about(withdrawnTwiceJob),
    checkingAgain: [...incomplete, { type: 'standing.refresh' }],
    turnedDown: about(turnedDownJob),
  },
});
