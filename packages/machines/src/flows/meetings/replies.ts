import type { Role } from '@guildhall/api/enums';

import type { DecisionContext } from '../../archetypes/decision.ts';
import { decision } from '../../archetypes/decision.ts';
import { mayBeConfirmed, mayBeKept } from '../../domain/meetingChanges.ts';
import { success } from '../../kit/effects.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/flow.ts';
import { confirmationFailure, refusalFailure } from './failures.ts';

export interface ReplyCall {
  params: { meetingId: string };
  /** The version of the meeting that was answered. */
  ifMatch: string;
}

const input = ({ chosen }: DecisionContext<Schema<'Meeting'>>): ReplyCall => {
  const { id, etag } = required(chosen);
  return { params: { meetingId: id }, ifMatch: etag };
};
const around = { input, choosing: 'listed', loading: 'loading', changed: { type: 'projects.change' } } as const;

/** One press: it can still be declined. */
export const { sending: confirming } = decision({
  ...around,
  sending: 'confirming',
  call: 'confirmMeeting',
  done: success('Meeting Confirmed', 'We have told the client by email.'),
  failed: confirmationFailure,
});

/** One press: the meeting can still be moved. */
export const { sending: keeping } = decision({
  ...around,
  sending: 'keeping',
  call: 'declineMeetingProposal',
  done: success('The Time Stays', 'We have told the freelancer by email, and asked whether they will be there.'),
  failed: refusalFailure,
});

/** Whether a meeting can be confirmed: by the freelancer, as far as the lifecycle allows. */
export const canBeConfirmed = (role: Role, { context }: MeetingCard): boolean =>
  role === 'FREELANCER' && mayBeConfirmed(context);

/** Whether the client can say no to the times that were suggested. */
export const canBeKept = (role: Role, { context }: MeetingCard): boolean => role === 'CLIENT' && mayBeKept(context);
