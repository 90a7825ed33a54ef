import type { Role } from '@guildhall/api/enums';
import { assign, emit, setup } from 'xstate';

import type { SubmissionContext } from '../../archetypes/submittedForm.ts';
import { submittedForm } from '../../archetypes/submittedForm.ts';
import type { Obstacle } from '../../domain/applying.ts';
import { obstacleTo } from '../../domain/applying.ts';
import { postChange } from '../../domain/postChange.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import { isBlank } from '../../kit/blank.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem, success } from '../../kit/effects.ts';
import { isConflict } from '../../kit/failure.ts';
import type { FieldChange } from '../../kit/forms.ts';
import { emptyForm, parsed, problemsOf } from '../../kit/forms.ts';
import type { Intent } from '../../kit/intent.ts';
import { keyOf, newIntent, send } from '../../kit/intent.ts';
import type { AnsweredCall, FailedCall } from '../../kit/parts.ts';
import { failure, put, tell } from '../../kit/parts.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import { proposalFailure } from './failures.ts';
import type { ProposalValues } from './values.ts';
import { proposalText } from './values.ts';

export type { ProposalValues } from './values.ts';

interface Context extends SubmissionContext<ProposalValues, Schema<'ProposalCreation'>> {
  projectId: string;
  role: Role | null;
  intent: Intent;
  /** The project as it was when it was last read, with the freelancer's own application. */
  job: Schema<'Job'> | null;
  /** The post as it was when the form was opened. */
  opened: Schema<'Job'> | null;
  /** What the client has changed in it since; null where that is nothing. */
  edit: Schema<'PostChange'> | null;
  /** Of the freelancer's profile, as it was when it was last read. */
  completion: Schema<'ProfileCompletion'> | null;
  /** What the check under way has brought so far. */
  fresh: Standing;
}

/** What decides whether the form is shown, as far as it is known. */
interface Standing {
  job: Schema<'Job'> | null;
  completion: Schema<'ProfileCompletion'> | null;
}

type Event =
  | FieldChange<ProposalValues>
  | { type: 'proposal.send' }
  | { type: 'standing.retry' }
  /** Something has changed, or may have while the person was away: the profile was completed, the post edited or taken. */
  | { type: 'standing.refresh' }
  | { type: 'draft.discard' };

export interface ProposalInput {
  projectId: string;
  /** As whom the person is signed in. */
  role: Role | null;
  /** What was typed before, by a form that was left unsent. */
  draft: ProposalValues | null;
  /** Unique to this form; a retry after a lost answer goes out under the same. */
  idempotencyKey: string;
}

export interface ApplyCall {
  params: { projectId: string };
  idempotencyKey: string;
  body: Schema<'ProposalCreation'>;
}

const empty: ProposalValues = { proposal: '', coverLetter: '' };

/** Where a check leads. */
const verdicts = [
  { guard: 'hasApplied', target: 'applied', actions: 'learn' },
  { guard: 'projectIsClosed', target: 'closed', actions: 'learn' },
  { guard: 'profileIsIncomplete', target: 'incomplete', actions: 'learn' },
  { guard: 'mayApply', target: 'writing', actions: 'learn' },
] as const;

/** Asks everything that decides whether the form is shown. `unanswered` is where a question leads that is not answered. */
const check = <const Unanswered>(unanswered: Unanswered) =>
  ({
    entry: 'forget',
    always: verdicts,
    invoke: [
      {
        id: 'getPublicJob',
        src: 'getPublicJob',
        input: ({ context: { projectId } }: { context: Context }) => ({ params: { jobId: projectId } }),
        onDone: {
          actions: put<Context, AnsweredCall<Schema<'Job'>>>(({ context, event }) => ({
            fresh: { ...context.fresh, job: event.output },
          })),
        },
        onError: unanswered,
      },
      {
        id: 'getProfileCompletion',
        src: 'getProfileCompletion',
        onDone: {
          actions: put<Context, AnsweredCall<Schema<'ProfileCompletion'>>>(({ context, event }) => ({
            fresh: { ...context.fresh, completion: event.output },
          })),
        },
        onError: unanswered,
      },
    ],
  }) as const;

const unknown: Standing = { job: null, completion: null };

/** What stands in the way; undefined while that cannot be told. What is final is told without the profile. */
function obstacleIn({ job, completion }: Standing): Obstacle | null | undefined {
  if (job === null) return undefined;
  const application = job.application ?? null;
  const hasApplied = application !== null && !application.mayApplyAgain;
  const obstacle = obstacleTo({ status: job.status, hasApplied, percentage: completion?.percentage ?? 100 });
  return obstacle === null && completion === null ? undefined : obstacle;
}

/** What a job says, as edits of it are told. */
const postOf = ({ title, description, skillsRequired, budget, duration }: Schema<'Job'>) => ({
  title,
  description,
  skillsRequired,
  budgetMin: budget.min,
  budgetMax: budget.max,
  duration,
});

/** The job once an application was sent. */
const appliedTo = (
  job: Schema<'Job'>,
  { id, status, createdAt, postEdit, project }: Schema<'FreelancerApplication'>,
) => ({
  ...job,
  applicationsCount: project.applicationsCount,
  application: { id, status, createdAt, postEdit, mayApplyAgain: false },
});

const sayFailure = tell<FailedCall>(({ event }) => proposalFailure(event.error));

const form = submittedForm({
  machine: 'proposal',
  event: 'proposal.send',
  states: { editing: 'writing', sending: 'sending', done: 'sent' },
  problemsIn: (values: ProposalValues) => problemsOf(proposalText, values),
  invalid: ({ values }) =>
    isBlank(values.proposal) || isBlank(values.coverLetter)
      ? problem('Error', 'Please fill in both proposal and cover letter fields.')
      : null,
  submit: ({ values, intent }: Context) => {
    const submission = parsed(proposalText, values);
    return { submission, intent: send(intent, submission) };
  },
  call: 'applyToProject',
  input: ({ projectId, intent, submission }): ApplyCall => ({
    params: { projectId },
    idempotencyKey: keyOf(intent),
    body: required(submission),
  }),
  accepted: [
    put<Context, AnsweredCall<Schema<'FreelancerApplication'>>>(({ context: { job }, event }) => ({
      ...emptyForm(empty),
      job: job && appliedTo(job, event.output),
    })),
    tell(() => success('Proposal Sent!', 'Your proposal has been submitted successfully.')),
  ],
  failures: [{ guard: { type: 'isConflict', params: failure }, target: 'rechecking', actions: sayFailure }],
  failure: proposalFailure,
});

/** What a person does with the form. */
const written = {
  ...form.editing.on,
  'proposal.send': [
    { guard: 'senderIsNoFreelancer', actions: 'refuseSender' },
    { guard: 'projectIsUnknown', actions: 'refuseProject' },
    ...form.submitting,
  ],
} as const;

/**
 * Applying to a project.
 *
 * Guarantees: the form is shown only where nothing stands in the way of applying; that is asked again when the person
 * comes back to the window, and at once when a refusal says otherwise, with everything typed still on the screen; only a freelancer's complete proposal for a known project is sent, and once at a time; a failure keeps
 * everything typed, a success clears both fields; a retry of the same text after a lost answer applies once; what the client
 * changes in the post meanwhile is told beside what is written.
 *
 * Area: Posting and applying.
 */
export const proposalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ProposalInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    applyToProject: call<Schema<'FreelancerApplication'>, ApplyCall>('applyToProject'),
    getPublicJob: call<Schema<'Job'>, { params: { jobId: string } }>('getPublicJob'),
    getProfileCompletion: call<Schema<'ProfileCompletion'>, void>('getProfileCompletion'),
  },
  guards: {
    hasApplied: ({ context: { fresh } }) => obstacleIn(fresh) === 'applied',
    projectIsClosed: ({ context: { fresh } }) => obstacleIn(fresh) === 'closed',
    profileIsIncomplete: ({ context: { fresh } }) => obstacleIn(fresh) === 'incomplete',
    mayApply: ({ context: { fresh } }) => obstacleIn(fresh) === null,
    completionIsKnown: ({ context }) => context.completion !== null,
    isConflict: (_, { error }: Failed) => isConflict(error),
    somethingIsWritten: ({ context: { values } }) => !isBlank(values.proposal) || !isBlank(values.coverLetter),
    ...form.guards,
    senderIsNoFreelancer: ({ context }) => context.role !== 'FREELANCER',
    projectIsUnknown: ({ context }) => isBlank(context.projectId),
  },
  actions: {
    forget: assign({ fresh: unknown }),
    discard: assign(() => emptyForm(empty)),
    learn: assign(({ context: { job, opened, completion, fresh } }) => {
      const read = fresh.job ?? job;
      const first = opened ?? read;
      return {
        job: read,
        opened: first,
        edit: first && read && postChange(postOf(first), postOf(read)),
        completion: fresh.completion ?? completion,
      };
    }),
    refuseSender: emit(problem('Error', 'Only freelancers can apply to projects.')),
    refuseProject: emit(problem('Error', 'Invalid project ID.')),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input: { projectId, role, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? empty),
    projectId,
    role,
    intent: newIntent(idempotencyKey),
    submission: null,
    opened: null,
    edit: null,
    ...unknown,
    fresh: unknown,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      // The answers under way may be older than what the person comes back from.
      on: { 'standing.refresh': { target: 'checking', reenter: true } },
      ...check([{ guard: 'completionIsKnown', target: 'incomplete' }, { target: 'unchecked' }]),
    },
    unchecked: { on: { 'standing.retry': 'checking' } },
    incomplete: { on: { 'standing.refresh': 'checking' } },
    applied: { on: { 'draft.discard': { guard: 'somethingIsWritten', actions: 'discard' } } },
    closed: { on: { 'draft.discard': { guard: 'somethingIsWritten', actions: 'discard' } } },
    writing: { ...form.editing, on: { ...written, 'standing.refresh': 'reviewing' } },
    /** The form goes on, while it is asked again whether what is written can still be sent. */
    reviewing: {
      on: { ...written, 'standing.refresh': { target: 'reviewing', reenter: true } },
      ...check('writing'),
    },
    sending: form.sending,
    /** The refusal was announced; if it cannot be found out why, sending again announces it again. */
    rechecking: { tags: 'busy', ...check('writing') },
    sent: form.ended,
  },
});
