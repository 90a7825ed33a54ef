import { assign, setup } from 'xstate';

import { decisionGuards, overtakenTo } from '../../archetypes/decision.ts';
import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { refusedFields } from '../../kit/failure.ts';
import type { FieldChange, FormContext, Problems } from '../../kit/forms.ts';
import { edit, emptyForm, problemsFrom } from '../../kit/forms.ts';
import { tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { invalid, proposalFailure } from './failures.ts';
import type { ProposalValues } from './values.ts';
import { isBegun, parse, problemsIn, valuesOf, without } from './values.ts';

export type { ProposalValues } from './values.ts';
export { isBegun, proposalRows } from './values.ts';

type Meeting = Schema<'Meeting'>;

interface Context extends SubmissionContext<ProposalValues, Schema<'MeetingTimesProposal'>> {
  /** The meeting as the freelancer saw it when the form was opened. */
  meeting: Meeting;
  /** The present, in milliseconds since 1970. */
  now: number;
}

type Event =
  | FieldChange<ProposalValues>
  /** The second or the third time is given up. */
  | { type: 'time.clear'; index: 1 | 2 }
  | { type: 'times.propose' }
  | { type: 'clock.tick'; now: number };

export interface ProposalInput {
  meeting: Meeting;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What was chosen before, by a form that was left unsent. */
  draft: ProposalValues | null;
}

export interface ProposeTimesCall {
  params: { meetingId: string };
  /** The version of the meeting that the freelancer saw. */
  ifMatch: string;
  body: Schema<'MeetingTimesProposal'>;
}

/** The zone is part of every time: another one ends what was said about them. */
function change(form: FormContext<ProposalValues>, event: FieldChange<ProposalValues>): FormContext<ProposalValues> {
  const edited = edit(form, event);
  const { note } = edited.problems;
  return event.name === 'timezone' ? { ...edited, problems: note === undefined ? {} : { note } } : edited;
}

/** The server speaks of all times at once, and says which one it means. */
function refusedBy(error: unknown, values: ProposalValues): Problems<ProposalValues> {
  const { times, ...fields } = refusedFields(error);
  const problems = problemsFrom(fields, values);
  return times === undefined ? problems : { ...problems, firstTime: times };
}

const form = submittedForm({
  machine: 'timesProposal',
  event: 'times.propose',
  states: { editing: 'editing', sending: 'proposing', done: 'proposed' },
  edit: change,
  problemsIn,
  invalid: () => invalid,
  submit: ({ values }: Context) => ({ submission: parse(values) }),
  call: 'proposeMeetingTimes',
  input: ({ meeting, submission }): ProposeTimesCall => ({
    params: { meetingId: meeting.id },
    ifMatch: meeting.etag,
    body: required(submission),
  }),
  accepted: [
    tell(() => success('Times Sent', 'We have emailed the client. The meeting stays as it is until they accept.')),
    tell(() => ({ type: 'projects.change' })),
  ],
  failures: [overtakenTo('overtaken', proposalFailure, { type: 'projects.change' })],
  refused: refusedBy,
  failure: proposalFailure,
});

/**
 * Proposing up to three other times for a meeting.
 *
 * Guarantees: only times that the server would take are sent, each once, over the version of the meeting that was seen;
 * nothing typed is lost by a failure; a meeting that was changed or cancelled meanwhile, or has begun, ends the flow with
 * the server's words.
 *
 * Area: Meetings.
 */
export const timesProposalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ProposalInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { proposeMeetingTimes: call<unknown, ProposeTimesCall>('proposeMeetingTimes') },
  guards: {
    ...form.guards,
    ...decisionGuards,
    isBegun: ({ context }, { index }: { index: 1 | 2 }) => isBegun(context.values, index),
  },
}).createMachine({
  id: 'timesProposal',
  context: ({ input: { meeting, now, draft } }) => ({
    ...emptyForm(draft ?? valuesOf(meeting, now)),
    meeting,
    now,
    submission: null,
  }),
  initial: 'editing',
  on: { 'clock.tick': { actions: assign(({ event }) => ({ now: event.now })) } },
  states: {
    editing: {
      ...form.editing,
      on: {
        ...form.editing.on,
        // What was said about the rows may be about another now.
        'time.clear': {
          guard: { type: 'isBegun', params: ({ event }) => event },
          actions: assign(({ context, event }) => ({ values: without(context.values, event.index), problems: {} })),
        },
      },
    },
    proposing: form.sending,
    proposed: form.ended,
    /** It was changed or cancelled elsewhere, has begun, or these very times are proposed already. */
    overtaken: form.ended,
  },
});
