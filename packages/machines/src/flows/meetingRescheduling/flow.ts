import { rescheduleMeeting as limits } from '@guildhall/api/limits';
import { setup } from 'xstate';
import * as z from 'zod/mini';

import type { PlannedValues, PlanningContext, PlanningEvent } from '../../archetypes/plannedMeeting.ts';
import { plannedMeeting } from '../../archetypes/plannedMeeting.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { isMeetingLink } from '../../domain/meetingLink.ts';
import { wishProblems } from '../../domain/meetingPlan.ts';
import { meetingWords } from '../../domain/meetingWords.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { requiredText, requiredUrl } from '../../kit/fields.ts';
import type { Problems } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { AnsweredCall } from '../../kit/parts.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { invalid, reschedulingFailure } from './failures.ts';

type Meeting = Schema<'Meeting'>;
type Rescheduling = Schema<'MeetingRescheduling'>;

export interface ReschedulingValues extends PlannedValues {
  googleMeetLink: string;
  reason: string;
}

interface Context extends SubmissionContext<ReschedulingValues, Rescheduling>, PlanningContext<ReschedulingValues> {
  /** The meeting as the client saw it when the form was opened. */
  meeting: Meeting;
}

type Event = PlanningEvent<ReschedulingValues> | { type: 'meeting.reschedule' };

export interface ReschedulingInput {
  meeting: Meeting;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What was chosen before, by a form that was left unsent. */
  draft: ReschedulingValues | null;
}

export interface RescheduleMeetingCall {
  params: { meetingId: string };
  /** The version of the meeting that the client decided on. */
  ifMatch: string;
  body: Rescheduling;
}

/** The meeting as it stands, with the reason still to be given. */
const valuesOf = (meeting: Meeting): ReschedulingValues => ({
  meetingDate: meeting.scheduledDate,
  meetingTime: meeting.scheduledTime,
  timezone: meeting.timezone,
  duration: meeting.duration,
  googleMeetLink: meeting.googleMeetLink,
  reason: '',
});

const words = meetingWords.fields;

/** What a change must be, in the order of the form. Options are the contract's, as the form offers no others. */
const completeChange = z.object({
  meetingDate: z.string(words.meetingDate.missing),
  meetingTime: z.string(words.meetingTime.missing),
  googleMeetLink: requiredUrl(words.googleMeetLink, limits.googleMeetLink, isMeetingLink),
  reason: requiredText('Please give a reason.', limits.reason),
});

const unchanged = 'The meeting is like this already. Choose another time, duration or link.';

function changesNothing(values: ReschedulingValues, meeting: Meeting): boolean {
  const before = valuesOf(meeting);
  return (
    values.meetingDate === before.meetingDate &&
    values.meetingTime === before.meetingTime &&
    values.timezone === before.timezone &&
    values.duration === before.duration &&
    values.googleMeetLink.trim() === before.googleMeetLink
  );
}

const problemsIn = (values: ReschedulingValues, { meeting, now }: Context): Problems<ReschedulingValues> => ({
  ...problemsOf<ReschedulingValues>(completeChange, values),
  ...(changesNothing(values, meeting) && { meetingTime: unchanged }),
  ...wishProblems(values, new Date(now)),
});

const planning = plannedMeeting<ReschedulingValues>({
  together: ['meetingDate', 'meetingTime', 'timezone', 'duration', 'googleMeetLink'],
  failure: reschedulingFailure,
});

const form = submittedForm({
  machine: 'meetingRescheduling',
  event: 'meeting.reschedule',
  states: { editing: 'editing', sending: 'rescheduling', done: 'rescheduled' },
  problemsIn,
  invalid: () => invalid,
  submit: ({ values }: Context) => {
    const { timezone, duration } = values;
    return { submission: { ...parsed(completeChange, values), timezone, duration } };
  },
  call: 'rescheduleMeeting',
  input: ({ meeting, submission }): RescheduleMeetingCall => ({
    params: { meetingId: meeting.id },
    ifMatch: meeting.etag,
    body: required(submission),
  }),
  accepted: [
    tell<AnsweredCall<Schema<'ScheduledMeeting'>>>(({ event }) => {
      const { warning } = event.output;
      return success('Meeting Rescheduled', warning ?? 'We have sent the freelancer your reason and a new invitation.');
    }),
    tell(() => ({ type: 'projects.change' })),
  ],
  failures: [planning.overtaken],
  failure: reschedulingFailure,
});

/**
 * Moving a meeting to another time, or giving it another duration or link.
 *
 * Guarantees: only a change is sent, with a reason, over the version that the client saw, and judged by the very rules of
 * the server; nothing typed is lost by a failure; a meeting that was changed or cancelled meanwhile, or has begun, ends
 * the flow with the server's words.
 *
 * Area: Meetings.
 */
export const meetingReschedulingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ReschedulingInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  delays: planning.delays,
  actors: {
    ...planning.actors,
    rescheduleMeeting: call<Schema<'ScheduledMeeting'>, RescheduleMeetingCall>('rescheduleMeeting'),
  },
  guards: { ...form.guards, ...planning.guards },
}).createMachine({
  id: 'meetingRescheduling',
  context: ({ input: { meeting, now, draft } }) => ({
    ...emptyForm(draft ?? valuesOf(meeting)),
    ...planning.context,
    applicationId: meeting.application.id,
    meeting,
    now,
    submission: null,
  }),
  initial: 'editing',
  on: { 'clock.tick': planning.tick },
  states: {
    editing: {
      ...planning.editing,
      on: {
        ...planning.editing.on,
        'meeting.reschedule': form.submitting,
      },
    },
    rescheduling: form.sending,
    rescheduled: form.ended,
    /** It was changed or cancelled elsewhere, or has begun. */
    overtaken: form.ended,
  },
});
