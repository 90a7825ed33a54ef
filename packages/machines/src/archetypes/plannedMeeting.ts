import type { InterviewDuration } from '@guildhall/api/enums';
import type { AnyEventObject } from 'xstate';

import type { MeetingWish } from '../domain/meetingPlan.ts';
import { planOf } from '../domain/meetingPlan.ts';
import { call } from '../kit/actors.ts';
import type { Toast } from '../kit/effects.ts';
import type { FieldChange, FormContext } from '../kit/forms.ts';
import { edit } from '../kit/forms.ts';
import type { AnsweredCall } from '../kit/parts.ts';
import { madeBy, put } from '../kit/parts.ts';
import { required } from '../kit/required.ts';
import type { QueryOf, Schema } from '../kit/schema.ts';
import { decisionGuards, overtakenTo } from './decision.ts';

type Conflicts = Schema<'MeetingConflicts'>;

/** When a meeting is to be, as a form has it. */
export interface PlannedValues extends MeetingWish {
  duration: InterviewDuration;
}

/** What a form that plans a meeting keeps. */
export interface PlanningContext<Values extends PlannedValues> extends FormContext<Values> {
  applicationId: string;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What the chosen time overlaps; null until that is known. */
  conflicts: Conflicts | null;
  /** Where the freelancer is, as far as it is known. */
  freelancerTimezone: string | null;
}

export type PlanningEvent<Values extends PlannedValues> =
  | FieldChange<Values>
  | { type: 'conflicts.retry' }
  | { type: 'clock.tick'; now: number };

export interface GetConflictsCall {
  params: { applicationId: string } & QueryOf<'getMeetingConflicts'>;
}

export interface PlannedMeetingOptions<Values> {
  /** The fields that are judged together with the day and the time: another of them ends what was said about these. */
  together: readonly (keyof Values & string)[];
  /** What is said when the meeting was overtaken: it was changed, cancelled or turned down elsewhere. */
  failure: (error: unknown) => Toast;
}

/** What decides whom the meeting is in the way of. */
const ofPlan: readonly string[] = [
  'meetingDate',
  'meetingTime',
  'timezone',
  'duration',
] satisfies (keyof PlannedValues)[];

/**
 * The form of a client who chooses when to meet a freelancer.
 *
 * Guarantees: what the chosen time overlaps is looked up as soon as it stands still, without ever holding up the form;
 * what was found for another time is not shown for this one; where a meeting was overtaken, the flow ends with the
 * server's words, and the rest of the app loads again.
 */
export function plannedMeeting<Values extends PlannedValues>(options: PlannedMeetingOptions<Values>) {
  type Context = PlanningContext<Values>;
  const together: readonly string[] = options.together;
  const meta = madeBy('plannedMeeting');

  function change(form: Context, event: FieldChange<Values>): FormContext<Values> {
    const edited = edit(form, event);
    if (!together.includes(event.name)) return edited;
    const problems = { ...edited.problems };
    if (edited.values.meetingDate !== null) delete problems.meetingDate;
    if (edited.values.meetingTime !== null) delete problems.meetingTime;
    return { ...edited, problems };
  }

  return {
    delays: { quiet: 500 },
    actors: { getMeetingConflicts: call<Conflicts, GetConflictsCall>('getMeetingConflicts') },
    guards: {
      ...decisionGuards,
      isPlanned: ({ context: { values, now } }: { context: Context }) =>
        planOf(values, new Date(now)).startsAt !== null,
      changesPlan: (_: unknown, { name }: { name: string }) => ofPlan.includes(name),
    },
    context: { conflicts: null, freelancerTimezone: null },
    /** What follows from a tick of the clock, in every state. */
    tick: {
      actions: put<Context, AnyEventObject & { now: number }, { now: number }>(({ event }) => ({ now: event.now })),
    },
    editing: {
      meta,
      initial: 'unplanned',
      on: {
        'field.change': [
          {
            guard: { type: 'changesPlan', params: ({ event }: { event: { name: string } }) => event },
            target: '.unplanned',
            actions: put<Context, FieldChange<Values>, Pick<Context, 'conflicts'> & FormContext<Values>>(
              ({ context, event }) => ({
                ...change(context, event),
                conflicts: null,
              }),
            ),
          },
          {
            actions: put<Context, FieldChange<Values>, FormContext<Values>>(({ context, event }) =>
              change(context, event),
            ),
          },
        ],
      },
      states: {
        /** There is no instant yet that could be in the way of another meeting. */
        unplanned: { meta, always: { guard: 'isPlanned', target: 'pausing' } },
        /** The time may still change with the next key. */
        pausing: { meta, after: { quiet: 'checking' } },
        checking: {
          meta,
          invoke: {
            id: 'getMeetingConflicts',
            src: 'getMeetingConflicts',
            input: ({ context: { applicationId, values } }: { context: Context }): GetConflictsCall => ({
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
              actions: put<Context, AnsweredCall<Conflicts>>(({ event: { output } }) => ({
                conflicts: output,
                freelancerTimezone: output.freelancerTimezone,
              })),
            },
            onError: 'unchecked',
          },
        },
        checked: { meta },
        /** The look-up failed, which keeps no one from going on. */
        unchecked: { meta, on: { 'conflicts.retry': 'checking' } },
      },
    },
    /** What ends the form when it is sent. */
    overtaken: overtakenTo('overtaken', options.failure, { type: 'projects.change' }),
  } as const;
}
