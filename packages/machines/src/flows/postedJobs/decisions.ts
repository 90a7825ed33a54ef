import { cancelProject, endProject, rejectCompletion } from '@guildhall/api/limits';

import { decision } from '../../archetypes/decision.ts';
import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { writtenDecision } from '../../archetypes/writtenDecision.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { clearableWords, requiredWords } from '../../kit/words.ts';

type Project = Schema<'ClientProject'>;

/** What the client writes when work is sent back, a project ended, or a post withdrawn. */
export interface ReasonValues {
  reason: string;
}

export const noReason: ReasonValues = { reason: '' };

/** What decisions on the client's own jobs keep. */
export type JobDecisions = WrittenDecisionContext<Project, ReasonValues, { reason: string | null }>;

export interface ProjectCall {
  params: { projectId: string };
  /** The version that the client decided on. */
  ifMatch: string;
}

export interface RejectCompletionCall extends ProjectCall {
  body: Schema<'CompletionRejection'>;
}

export interface EndProjectCall extends ProjectCall {
  body: Schema<'ProjectEndingRequest'>;
}

export interface CancelProjectCall extends ProjectCall {
  body: { reason: string | null };
}

function decisionOn({ chosen }: JobDecisions): ProjectCall {
  const { id, etag } = required(chosen);
  return { params: { projectId: id }, ifMatch: etag };
}

const decided = { choosing: 'listed', loading: 'loading', changed: { type: 'projects.change' } } as const;

/** The rating is asked for at once. */
export const approval = decision({
  ...decided,
  sending: 'approving',
  call: 'approveCompletion',
  input: decisionOn,
  done: success('Completion Approved'),
  failed: 'Failed to approve completion. Please try again.',
  next: ({ chosen }: JobDecisions) => ({ type: 'address.change', search: { rate: required(chosen).id } }),
});

export const rejection = writtenDecision({
  ...decided,
  asking: 'explaining',
  empty: noReason,
  schema: requiredWords('reason', 'Say what is missing, so that it can be finished.', rejectCompletion.reason),
  sending: 'sendingBack',
  call: 'rejectCompletion',
  input: (context: JobDecisions): RejectCompletionCall => ({
    ...decisionOn(context),
    body: { reason: required(required(context.submission).reason) },
  }),
  done: success('Work Sent Back', 'The freelancer can read what is missing.'),
  failed: 'Failed to send the work back. Please try again.',
});

/** The freelancer reads the reason. */
export const ending = writtenDecision({
  ...decided,
  asking: 'explainingEnd',
  empty: noReason,
  schema: requiredWords('reason', 'Say why you are ending it.', endProject.reason),
  sending: 'ending',
  call: 'endProject',
  input: (context: JobDecisions): EndProjectCall => ({
    ...decisionOn(context),
    body: { reason: required(required(context.submission).reason) },
  }),
  done: success('Project Ended', 'The freelancer can read why.'),
  failed: 'Failed to end the project. Please try again.',
});

/** The reason may be left out. */
export const withdrawal = writtenDecision({
  ...decided,
  asking: 'confirmingWithdrawal',
  empty: noReason,
  schema: clearableWords('reason', cancelProject.reason),
  sending: 'withdrawing',
  call: 'cancelProject',
  input: (context: JobDecisions): CancelProjectCall => ({
    ...decisionOn(context),
    body: required(context.submission),
  }),
  done: success('Post Withdrawn'),
  failed: 'Failed to withdraw the post. Please try again.',
});
