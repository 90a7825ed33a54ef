import { rejectApplication as limits } from '@guildhall/api/limits';

import { decision } from '../../archetypes/decision.ts';
import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { writtenDecision } from '../../archetypes/writtenDecision.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { clearableWords } from '../../kit/words.ts';
import type { ListedApplications } from './listed.ts';
import type { RejectApplicationsCall, SeveralContext } from './several.ts';
import { callFor } from './several.ts';

type Application = Schema<'ClientApplication'>;

/** What the client writes to the freelancer who is rejected. */
export interface RejectionValues {
  reason: string;
}

/** What decisions on applications keep. */
export type Decisions = WrittenDecisionContext<Application, RejectionValues, RejectionCall['body']>;

export interface DecisionCall {
  params: { projectId: string; applicationId: string };
  /** The project's version that the client decided on. */
  ifMatch: string;
}

export interface RejectionCall extends DecisionCall {
  body: { reason: string | null };
}

function decisionOn({ chosen }: Decisions): DecisionCall {
  const { id, projectId, project } = required(chosen);
  return { params: { projectId, applicationId: id }, ifMatch: project.etag };
}

const answer = {
  input: decisionOn,
  choosing: 'listed',
  loading: 'loading',
  changed: { type: 'projects.change' },
} as const;

export const acceptance = decision({
  ...answer,
  sending: 'accepting',
  call: 'approveApplication',
  done: success('Application Approved'),
  failed: 'Failed to approve application. Please try again.',
});

export const noReason: RejectionValues = { reason: '' };

const schema = clearableWords('reason', limits.reason);

export const rejection = writtenDecision({
  ...answer,
  asking: 'confirmingRejection',
  empty: noReason,
  schema,
  input: (context: Decisions): RejectionCall => ({ ...decisionOn(context), body: required(context.submission) }),
  sending: 'rejecting',
  call: 'rejectApplication',
  done: success('Application Rejected'),
  failed: 'Failed to reject application. Please try again.',
});

/** The notice above the tabs says what happens, and can undo it. */
export const severalRejections = writtenDecision({
  ...answer,
  choosing: 'choosingSeveral',
  asking: 'confirmingSeveral',
  empty: noReason,
  schema,
  input: (context: Decisions & ListedApplications & SeveralContext): RejectApplicationsCall =>
    callFor(context, required(context.submission).reason),
  sending: 'rejectingSeveral',
  call: 'rejectApplications',
  failed: 'Failed to reject the applications. Please try again.',
});
