import { rejectCompletion as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import type { DecisionContext } from '../../archetypes/decision.ts';
import { decision } from '../../archetypes/decision.ts';
import { success } from '../../kit/effects.ts';
import { requiredText } from '../../kit/fields.ts';
import type { FormContext } from '../../kit/forms.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';

type Project = Schema<'ClientProject'>;

/** What the client writes when work is sent back. */
export type ReasonValues = Schema<'CompletionRejection'>;

export const reasonValues = z.object({
  reason: requiredText('Say what is missing, so that it can be finished.', limits.reason),
});

/** What decisions on the client's own jobs keep. */
export interface JobDecisions extends DecisionContext<Project>, FormContext<ReasonValues> {
  /** The reason as it is sent, or was last. */
  submission: ReasonValues | null;
}

export interface ProjectCall {
  params: { projectId: string };
  /** The version that the client decided on. */
  ifMatch: string;
}

export interface RejectCompletionCall extends ProjectCall {
  body: ReasonValues;
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

/** What was written stays for another try. */
export const rejection = decision({
  ...decided,
  sending: 'sendingBack',
  call: 'rejectCompletion',
  input: (context: JobDecisions): RejectCompletionCall => ({
    ...decisionOn(context),
    body: required(context.submission),
  }),
  done: success('Work Sent Back', 'The freelancer can read what is missing.'),
  failed: 'Failed to send the work back. Please try again.',
  again: 'explaining',
});

export const withdrawal = decision({
  ...decided,
  sending: 'withdrawing',
  call: 'cancelProject',
  input: decisionOn,
  done: success('Post Withdrawn'),
  failed: 'Failed to withdraw the post. Please try again.',
});
