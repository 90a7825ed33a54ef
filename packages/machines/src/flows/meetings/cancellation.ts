import type { Role } from '@guildhall/api/enums';
import { cancelMeeting as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { writtenDecision } from '../../archetypes/writtenDecision.ts';
import { mayBeChanged } from '../../domain/meetingChanges.ts';
import { success } from '../../kit/effects.ts';
import { requiredText } from '../../kit/fields.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/machine.ts';
import { cancellationFailure } from './failures.ts';

export type CancellationValues = Schema<'MeetingCancellation'>;

/** What cancelling one of the meetings keeps. */
export type MeetingDecisions = WrittenDecisionContext<Schema<'Meeting'>, CancellationValues, CancellationValues>;

export interface CancellationCall {
  params: { meetingId: string };
  body: CancellationValues;
  /** The version of the meeting that the client decided on. */
  ifMatch: string;
}

export const noReason: CancellationValues = { reason: '' };

export const cancellation = writtenDecision({
  asking: 'confirmingCancellation',
  empty: noReason,
  schema: z.object({ reason: requiredText('Please give a reason.', limits.reason) }),
  sending: 'cancelling',
  call: 'cancelMeeting',
  input: ({ chosen, submission }: MeetingDecisions): CancellationCall => {
    const { id, etag } = required(chosen);
    return { params: { meetingId: id }, body: required(submission), ifMatch: etag };
  },
  choosing: 'listed',
  loading: 'loading',
  done: success('Meeting Cancelled', 'We have told the freelancer by email.'),
  failed: cancellationFailure,
  changed: { type: 'projects.change' },
});

/** Whether a meeting can be cancelled where it stands: by the client, as far as the law goes. */
export const canBeCancelled = (role: Role, { context }: MeetingCard): boolean =>
  role === 'CLIENT' && mayBeChanged('meeting.cancel', context);
