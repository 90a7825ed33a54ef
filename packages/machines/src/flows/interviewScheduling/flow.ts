import type { MeetingType } from '@guildhall/api/enums';
import { scheduleMeeting as limits } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';
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
import { clearable, optionalText, requiredText, requiredUrl } from '../../kit/fields.ts';
import type { Problems } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import type { AnsweredCall } from '../../kit/parts.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { invalid, schedulingFailure } from './failures.ts';

export interface InterviewValues extends PlannedValues {
  googleMeetLink: string;
  meetingType: MeetingType;
  meetingTitle: string;
  meetingDescription: string;
}

type Creation = Schema<'MeetingCreation'>;

interface Context extends SubmissionContext<InterviewValues, Creation>, PlanningContext<InterviewValues> {
  intent: Intent;
}

type Event = PlanningEvent<InterviewValues> | { type: 'interview.schedule' } | { type: 'form.reset' };

export interface InterviewInput {
  applicationId: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What was chosen before, by a form that was left unsent. */
  draft: InterviewValues | null;
  /** Unique to this form; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface ScheduleMeetingCall {
  params: { applicationId: string };
  idempotencyKey: string;
  body: Creation;
}

/** What the specification begins with. */
export const interviewDefaults: InterviewValues = {
  googleMeetLink: '',
  meetingDate: null,
  meetingTime: null,
  timezone: 'UTC',
  duration: 60,
  meetingType: 'INTERVIEW',
  meetingTitle: 'Application Interview',
  meetingDescription: '',
};

const words = meetingWords.fields;

/** What an interview must be, in the order of the form. Options are the contract's, as the form offers no others. */
const completeInterview = z.object({
  meetingDate: z.string(words.meetingDate.missing),
  meetingTime: z.string(words.meetingTime.missing),
  googleMeetLink: requiredUrl(words.googleMeetLink, limits.googleMeetLink, isMeetingLink),
  meetingTitle: requiredText(words.meetingTitle.missing, limits.meetingTitle),
  meetingDescription: clearable(optionalText(limits.meetingDescription)),
});

const problemsIn = (values: InterviewValues, { now }: { now: number }): Problems<InterviewValues> => ({
  ...problemsOf<InterviewValues>(completeInterview, values),
  ...wishProblems(values, new Date(now)),
});

const parse = (values: InterviewValues): Creation => {
  const { timezone, duration, meetingType } = values;
  return { ...parsed(completeInterview, values), timezone, duration, meetingType };
};

const planning = plannedMeeting<InterviewValues>({
  together: ['meetingDate', 'meetingTime', 'timezone'],
  failure: schedulingFailure,
});

const form = submittedForm({
  machine: 'interviewScheduling',
  event: 'interview.schedule',
  states: { editing: 'editing', sending: 'scheduling', done: 'scheduled' },
  problemsIn,
  invalid: () => invalid,
  submit: ({ values, intent }: Context) => {
    const submission = parse(values);
    return { submission, intent: send(intent, submission) };
  },
  call: 'scheduleMeeting',
  input: ({ applicationId, intent, submission }): ScheduleMeetingCall => ({
    params: { applicationId },
    idempotencyKey: keyOf(intent),
    body: required(submission),
  }),
  accepted: [
    tell<AnsweredCall<Schema<'ScheduledMeeting'>>>(({ event }) => {
      const { warning } = event.output;
      return success('Interview Scheduled Successfully', warning ?? 'The invitation is on its way by email.');
    }),
  ],
  failures: [planning.overtaken],
  failure: schedulingFailure,
});

/**
 * Scheduling an interview with the sender of an application.
 *
 * Guarantees: only what the specification and the zone's own clock allow is sent, judged by the very rules of the server;
 * a retry of the same interview after a lost answer books once, and nothing typed is lost by a failure; an application
 * that has a meeting by now, or was turned down, ends the flow with the server's words.
 *
 * Area: Meetings.
 */
export const interviewSchedulingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as InterviewInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  delays: planning.delays,
  actors: {
    ...planning.actors,
    scheduleMeeting: call<Schema<'ScheduledMeeting'>, ScheduleMeetingCall>('scheduleMeeting'),
  },
  guards: { ...form.guards, ...planning.guards },
}).createMachine({
  id: 'interviewScheduling',
  context: ({ input: { applicationId, now, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? interviewDefaults),
    applicationId,
    now,
    intent: newIntent(idempotencyKey),
    submission: null,
    ...planning.context,
  }),
  initial: 'editing',
  on: { 'clock.tick': planning.tick },
  states: {
    editing: {
      ...planning.editing,
      on: {
        ...planning.editing.on,
        'form.reset': {
          target: '.unplanned',
          actions: assign(() => ({ values: interviewDefaults, problems: {}, conflicts: null })),
        },
        'interview.schedule': form.submitting,
      },
    },
    scheduling: form.sending,
    scheduled: form.ended,
    /** It has a meeting by now, was turned down, or is gone. */
    overtaken: form.ended,
  },
});
