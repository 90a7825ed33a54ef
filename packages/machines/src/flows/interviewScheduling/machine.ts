import type { InterviewDuration, MeetingType } from '@guildhall/api/enums';
import { scheduleMeeting as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { isOvertaken } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { isMeetingLink } from '../../domain/meetingLink.ts';
import type { MeetingWish } from '../../domain/meetingPlan.ts';
import { planOf, wishProblems } from '../../domain/meetingPlan.ts';
import { meetingWords } from '../../domain/meetingWords.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { clearable, optionalText, requiredText } from '../../kit/fields.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import { failure, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { invalid, schedulingFailure } from './failures.ts';

export interface InterviewValues extends MeetingWish {
  googleMeetLink: string;
  duration: InterviewDuration;
  meetingType: MeetingType;
  meetingTitle: string;
  meetingDescription: string;
}

type Creation = Schema<'MeetingCreation'>;

interface Context extends SubmissionContext<InterviewValues, Creation> {
  applicationId: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  intent: Intent;
  /** What the chosen time overlaps; null until that is known. */
  conflicts: Schema<'MeetingConflicts'> | null;
  /** Where the freelancer is, as far as it is known. */
  freelancerTimezone: string | null;
}

type Event =
  | FieldChange<InterviewValues>
  | { type: 'interview.schedule' }
  | { type: 'form.reset' }
  | { type: 'conflicts.retry' }
  | { type: 'clock.tick'; now: number };

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

export interface GetConflictsCall {
  params: { applicationId: string } & QueryOf<'getMeetingConflicts'>;
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
  googleMeetLink: requiredText(words.googleMeetLink.missing, limits.googleMeetLink).check(
    z.refine(isMeetingLink, words.googleMeetLink.invalid),
  ),
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

const ofWish: readonly string[] = ['meetingDate', 'meetingTime', 'timezone'] satisfies (keyof InterviewValues)[];

/** What decides whom the meeting is in the way of. */
const changesPlan = (name: keyof InterviewValues) => ofWish.includes(name) || name === 'duration';

/** Takes an edit in. Day, time and zone are judged together: another of them ends what was said about the others. */
function change(form: Context, event: FieldChange<InterviewValues>): FormContext<InterviewValues> {
  const edited = edit(form, event);
  if (!ofWish.includes(event.name)) return edited;
  const { meetingDate, meetingTime } = edited.values;
  const problems = { ...edited.problems };
  if (meetingDate !== null) delete problems.meetingDate;
  if (meetingTime !== null) delete problems.meetingTime;
  return { ...edited, problems };
}

const form = submittedForm({
  machine: 'interviewScheduling',
  states: { editing: 'editing', sending: 'scheduling', done: 'scheduled' },
  problemsIn,
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
    tell(({ event }) => {
      // What follows the answer to this very call.
      const { warning } = event['output'] as Schema<'ScheduledMeeting'>;
      return success('Interview Scheduled Successfully', warning ?? 'The invitation is on its way by email.');
    }),
  ],
  failure: schedulingFailure,
});

/**
 * Scheduling an interview with the sender of an application.
 *
 * Guarantees: only what the specification and the zone's own clock allow is sent, judged by the very rules of the server;
 * a retry of the same interview after a lost answer books once, and nothing typed is lost by a failure; what the chosen
 * time overlaps is looked up as soon as it stands still, without ever holding up the form; an application that has a
 * meeting by now, or was turned down, ends the flow with the server's words.
 */
export const interviewSchedulingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as InterviewInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  delays: { quiet: 500 },
  actors: {
    scheduleMeeting: call<Schema<'ScheduledMeeting'>, ScheduleMeetingCall>('scheduleMeeting'),
    getMeetingConflicts: call<Schema<'MeetingConflicts'>, GetConflictsCall>('getMeetingConflicts'),
  },
  guards: {
    ...form.guards,
    isOvertaken: (_, { error }: Failed) => isOvertaken(error),
    isPlanned: ({ context: { values, now } }) => planOf(values, new Date(now)).startsAt !== null,
    changesPlan: (_, { name }: { name: keyof InterviewValues }) => changesPlan(name),
  },
}).createMachine({
  id: 'interviewScheduling',
  context: ({ input: { applicationId, now, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? interviewDefaults),
    applicationId,
    now,
    intent: newIntent(idempotencyKey),
    submission: null,
    conflicts: null,
    freelancerTimezone: null,
  }),
  initial: 'editing',
  on: { 'clock.tick': { actions: assign(({ event }) => ({ now: event.now })) } },
  states: {
    editing: {
      initial: 'unplanned',
      on: {
        'field.change': [
          {
            guard: { type: 'changesPlan', params: ({ event }) => event },
            target: '.unplanned',
            actions: assign(({ context, event }) => ({ ...change(context, event), conflicts: null })),
          },
          { actions: assign(({ context, event }) => change(context, event)) },
        ],
        'form.reset': {
          target: '.unplanned',
          actions: assign(() => ({ values: interviewDefaults, problems: {}, conflicts: null })),
        },
        'interview.schedule': [form.submit, { actions: [form.refuse, emit(invalid)] }],
      },
      states: {
        /** There is no instant yet that could be in the way of another meeting. */
        unplanned: { always: { guard: 'isPlanned', target: 'pausing' } },
        /** The time may still change with the next key. */
        pausing: { after: { quiet: 'checking' } },
        checking: {
          invoke: {
            id: 'getMeetingConflicts',
            src: 'getMeetingConflicts',
            input: ({ context: { applicationId, values } }): GetConflictsCall => ({
              params: {
                applicationId,
                meetingDate: required(values.meetingDate),
                meetingTime: required(values.meetingTime),
                timezone: values.timezone,
                duration: values.duration,
              },
            }),
            onDone: {
              target: 'checked',
              actions: assign(({ event: { output } }) => ({
                conflicts: output,
                freelancerTimezone: output.freelancerTimezone,
              })),
            },
            onError: 'unchecked',
          },
        },
        checked: {},
        /** The look-up failed, which keeps no one from scheduling. */
        unchecked: { on: { 'conflicts.retry': 'checking' } },
      },
    },
    scheduling: {
      ...form.sending,
      invoke: {
        ...form.sending.invoke,
        onError: [
          {
            guard: { type: 'isOvertaken', params: failure },
            target: 'overtaken',
            actions: [
              tell(({ event }) => schedulingFailure(event['error'])),
              tell(() => ({ type: 'projects.change' })),
            ],
          },
          form.sending.invoke.onError,
        ],
      },
    },
    scheduled: { type: 'final' },
    /** It has a meeting by now, was turned down, or is gone. */
    overtaken: { type: 'final' },
  },
});
