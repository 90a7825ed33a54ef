import { cancelMeeting as limits } from '@guildhall/api/limits';
import * as z from 'zod/mini';

import { rule } from '../../domain/law.ts';
import { requiredText } from '../../kit/fields.ts';
import type { Schema } from '../../kit/schema.ts';
import { meetingStatusMachine } from '../../lifecycles/meetingStatus/machine.ts';
import type { MeetingCard } from '../meetingPhase/machine.ts';

export interface CancellationValues {
  reason: string;
}

export interface CancellationCall {
  params: { meetingId: string };
  body: Schema<'MeetingCancellation'>;
  /** The version of the meeting that the client decided on. */
  ifMatch: string;
}

export const cancellation = z.object({ reason: requiredText('Please give a reason.', limits.reason) });

/** Whether the law lets a meeting be cancelled where it stands. */
export const canBeCancelled = ({ value, context: { meeting } }: MeetingCard): boolean =>
  rule(meetingStatusMachine, meeting.status, { type: 'meeting.cancel', hasBegun: value !== 'upcoming' }).ok;
