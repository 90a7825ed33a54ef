import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { application, appliedJob, freelancerProfile, job, withdrawnJob } from '../../testing/samples.ts';
import { begun } from '../freelancerOverview/scenarios.ts';
import type { ProposalInput } from './flow.ts';
import { proposalMachine } from './flow.ts';

type Event = ReplayEvent<typeof proposalMachine>;

export const input: ProposalInput = {
  projectId: application.projectId,
  role: 'FREELANCER',
  draft: null,
  idempotencyKey: 'a-key-of-this-form',
};

export const jobRead = (of: Schema<'Job'>): Event => settled('getPublicJob', of);
export const profileRead = (completion: Schema<'ProfileCompletion'>): Event =>
  settled('getProfileCompletion', completion);

/** The project as its reader finds it who has not applied. */
export const openJob: Schema<'Job'> = { ...job, application: null };

const sent = { id: application.id, createdAt: application.createdAt, postEdit: null, mayApplyAgain: false };

/** Nothing stands in the way. */
export const allowed: Event[] = [jobRead(openJob), profileRead(freelancerProfile.completion)];

/** Both fields filled in. */
export const written: Event[] = [
  { type: 'field.change', name: 'proposal', value: application.proposal },
  { type: 'field.change', name: 'coverLetter', value: application.coverLetter },
];

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
  duration: '1 month',
};

export const proposalFlow = defineFlow({
  machine: proposalMachine,
  input,
  scenarios: {
    checking: [],
    unchecked: [rejected('getProfileCompletion', failing.network)],
    incomplete: incomplete,
    applied: [jobRead(appliedJob)],
    closed: [jobRead({ ...openJob, status: 'ASSIGNED' })],
    writing: allowed,
    reviewing: [...allowed, ...written, { type: 'standing.refresh' }],
    sending: sending,
    rechecking: refused,
    sent: [...sending, settled('applyToProject', application)],

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
    appliedElsewhere: [...refused, jobRead(appliedJob)],
    closedMeanwhile: [...refused, jobRead({ ...openJob, status: 'ASSIGNED' })],
    /** The first one was withdrawn, and one more may be sent. */
    afterWithdrawal: [jobRead(withdrawnJob), profileRead(freelancerProfile.completion)],
    withdrawnTwice: [jobRead({ ...appliedJob, application: { ...sent, status: 'WITHDRAWN' } })],
    checkingAgain: [...incomplete, { type: 'standing.refresh' }],
    turnedDown: [
      jobRead({
        ...appliedJob,
        application: { ...sent, status: 'REJECTED' },
      }),
    ],
  },
});
