import type { Role } from '@guildhall/api/enums';
import { cancelMeeting as limits } from '@guildhall/api/limits';

import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { writtenDecision } from '../../archetypes/writtenDecision.ts';
import { mayBeChanged } from '../../domain/meetingChanges.ts';
import type { Toast } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { requiredWords } from '../../kit/words.ts';
import type { MeetingCard } from '../meetingPhase/flow.ts';
import { cancellationFailure } from './failures.ts';

export type CancellationValues = Schema<'MeetingCancellation'>;

/** What cancelling one of the meetings keeps. */
export interface MeetingDecisions extends WrittenDecisionContext<
  Schema<'Meeting'>,
  CancellationValues,
  CancellationValues
> {
  /** Whose meetings they are. */
  role: Role;
}

export interface CancellationCall {
  params: { meetingId: string };
  body: CancellationValues;
  /** The version of the meeting that was decided on. */
  ifMatch: string;
}

export const noReason: CancellationValues = { reason: '' };

const done: Record<Role, Toast> = {
  CLIENT: success('Meeting Canceled', 'We have told the freelancer by email.'),
  FREELANCER: success('Meeting Declined', 'We have told the client by email.'),
};

export const cancellation = writtenDecision({
  asking: 'confirmingCancellation',
  empty: noReason,
  schema: requiredWords('reason', 'Please give a reason.', limits.reason),
  sending: 'cancelling',
  /** For a freelancer, the call that declines: the app knows whose meetings they are. */
  call: 'cancelMeeting',
  input: ({ chosen, submission }: MeetingDecisions): CancellationCall => {
    const { id, etag } = required(chosen);
    return { params: { meetingId: id }, body: required(submission), ifMatch: etag };
  },
  choosing: 'listed',
  loading: 'loading',
  done: ({ role }: MeetingDecisions) => done[role],
  failed: cancellationFailure,
  changed: { type: 'projects.change' },
});

/** Whether a meeting can be called off where it stands: cancelled by the client, declined by the freelancer. */
export const canBeCancelled = (role: Role, { context }: MeetingCard): boolean =>
  mayBeChanged(role === 'CLIENT' ? 'meeting.cancel' : 'meeting.decline', context);
