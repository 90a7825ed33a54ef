import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { application, appliedJob, freelancerProfile, job, withdrawnJob } from '../../testing/samples.ts';
import { begun } from '../freelancerOverview/snapshots.ts';
import type { ProposalInput } from './machine.ts';
import { proposalMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const proposalSnapshots = {
  checking: at(proposalMachine, input),
  unchecked: at(proposalMachine, input, [rejected('getProfileCompletion', failing.network)]),
  incomplete: at(proposalMachine, input, incomplete),
  applied: at(proposalMachine, input, [jobRead(appliedJob)]),
  closed: at(proposalMachine, input, [jobRead({ ...openJob, status: 'ASSIGNED' })]),
  writing: at(proposalMachine, input, allowed),
  reviewing: at(proposalMachine, input, [...allowed, ...written, { type: 'standing.refresh' }]),
  sending: at(proposalMachine, input, sending),
  rechecking: at(proposalMachine, input, refused),
  sent: at(proposalMachine, input, [...sending, settled('applyToProject', application)]),
} satisfies Record<StateOf<typeof proposalMachine>, SnapshotFrom<typeof proposalMachine>>;

/** Refinements of a state that people meet. */
export const proposalVariations = {
  written: at(proposalMachine, input, [...allowed, ...written]),
  postEdited: at(proposalMachine, input, [
    ...allowed,
    ...written,
    { type: 'standing.refresh' },
    jobRead(editedJob),
    profileRead(freelancerProfile.completion),
  ]),
  halfFilled: at(proposalMachine, input, [...allowed, { type: 'proposal.send' }]),
  failed: at(proposalMachine, input, [...sending, rejected('applyToProject', failing.network)]),
  /** Applied in another window, while this one was being filled in. */
  appliedElsewhere: at(proposalMachine, input, [...refused, jobRead(appliedJob)]),
  closedMeanwhile: at(proposalMachine, input, [...refused, jobRead({ ...openJob, status: 'ASSIGNED' })]),
  /** The first one was withdrawn, and one more may be sent. */
  afterWithdrawal: at(proposalMachine, input, [jobRead(withdrawnJob), profileRead(freelancerProfile.completion)]),
  withdrawnTwice: at(proposalMachine, input, [
    jobRead({ ...appliedJob, application: { ...sent, status: 'WITHDRAWN' } }),
  ]),
  checkingAgain: at(proposalMachine, input, [...incomplete, { type: 'standing.refresh' }]),
  turnedDown: at(proposalMachine, input, [
    jobRead({
      ...appliedJob,
      application: { ...sent, status: 'REJECTED' },
    }),
  ]),
};
