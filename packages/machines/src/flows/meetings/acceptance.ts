import type { Role } from '@guildhall/api/enums';

import type { DecisionContext } from '../../archetypes/decision.ts';
import { decision } from '../../archetypes/decision.ts';
import { mayBeAccepted } from '../../domain/meetingChanges.ts';
import { success } from '../../kit/effects.ts';
import type { AnsweredCall } from '../../kit/parts.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { MeetingCard } from '../meetingPhase/flow.ts';
import { acceptanceFailure } from './failures.ts';

/** What accepting one of the proposed times keeps. */
export interface AcceptanceContext extends DecisionContext<Schema<'Meeting'>> {
  /** The proposed time that is being accepted. */
  acceptedTime: string | null;
}

export interface AcceptanceCall {
  params: { meetingId: string };
  body: Schema<'MeetingProposalAcceptance'>;
  /** The version of the meeting that the client decided on. */
  ifMatch: string;
}

const done = success('Meeting Moved', 'We have sent the freelancer a new invitation.');

const made = decision({
  sending: 'accepting',
  call: 'acceptMeetingProposal',
  input: ({ chosen, acceptedTime }: AcceptanceContext): AcceptanceCall => {
    const { id, etag } = required(chosen);
    return { params: { meetingId: id }, body: { startsAt: required(acceptedTime) }, ifMatch: etag };
  },
  choosing: 'listed',
  loading: 'loading',
  done,
  failed: acceptanceFailure,
  changed: { type: 'projects.change' },
});

/** One press: times that are suggested are an offer, and it can be moved again. What it overlaps is said afterwards. */
export const accepting = {
  ...made.sending,
  invoke: {
    ...made.sending.invoke,
    onDone: {
      target: 'loading',
      actions: [
        tell<AnsweredCall<Schema<'ScheduledMeeting'>>>(({ event: { output } }) =>
          output.warning === null ? done : success(done.title, output.warning),
        ),
        tell(() => ({ type: 'projects.change' })),
        'leave',
      ],
    },
  },
} as const;

/** Whether a meeting can be moved to a proposed time: by the client, as far as the lifecycle allows. */
export const canBeAccepted = (role: Role, { context }: MeetingCard, startsAt: string): boolean =>
  role === 'CLIENT' && mayBeAccepted(startsAt, context);
