import type { Role } from '@guildhall/api/enums';
import { applyToProject as limits } from '@guildhall/api/limits';
import { assign, emit, setup } from 'xstate';
import * as z from 'zod/mini';

import { call } from '../../actors.ts';
import { isBlank } from '../../blank.ts';
import type { Effect } from '../../effects.ts';
import { problem, success } from '../../effects.ts';
import { refusedFields } from '../../failure.ts';
import { requiredText } from '../../fields.ts';
import type { FieldChange, FormContext } from '../../forms.ts';
import { edit, emptyForm, forgetProblems, hasProblems, problemsFrom, problemsOf, refuse } from '../../forms.ts';
import type { Intent } from '../../intent.ts';
import { keyOf, newIntent, send } from '../../intent.ts';
import type { Schema } from '../../schema.ts';
import { proposalFailure } from './failures.ts';

export type ProposalValues = Schema<'ProposalCreation'>;

interface Context extends FormContext<ProposalValues> {
  projectId: string | null;
  role: Role | null;
  intent: Intent;
}

type Event = FieldChange<ProposalValues> | { type: 'proposal.send' };

export interface ProposalInput {
  projectId: string | null;
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

const values = z.object({
  proposal: requiredText('Enter your proposal.', limits.proposal),
  coverLetter: requiredText('Enter your cover letter.', limits.coverLetter),
});

const empty: ProposalValues = { proposal: '', coverLetter: '' };

const bodyOf = ({ proposal, coverLetter }: ProposalValues): Schema<'ProposalCreation'> => ({
  proposal: proposal.trim(),
  coverLetter: coverLetter.trim(),
});

/**
 * Applying to a project.
 *
 * Guarantees: only a freelancer's complete proposal for a known project is sent, and once at a time; a failure keeps
 * everything typed, a success clears both fields; a retry of the same text after a lost answer applies once.
 */
export const proposalMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ProposalInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { applyToProject: call<Schema<'FreelancerApplication'>, ApplyCall>('applyToProject') },
  guards: {
    senderIsNoFreelancer: ({ context }) => context.role !== 'FREELANCER',
    projectIsUnknown: ({ context }) => isBlank(context.projectId),
    somethingIsMissing: ({ context: { values } }) => isBlank(values.proposal) || isBlank(values.coverLetter),
    isComplete: ({ context }) => !hasProblems(problemsOf(values, context.values)),
  },
  actions: {
    forgetProblems: assign(forgetProblems),
    markProblems: assign(({ context }) => refuse(context, problemsOf(values, context.values))),
  },
}).createMachine({
  id: 'proposal',
  context: ({ input: { projectId, role, draft, idempotencyKey } }) => ({
    ...emptyForm(draft ?? empty),
    projectId,
    role,
    intent: newIntent(idempotencyKey),
  }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'field.change': { actions: assign(({ context, event }) => edit(context, event)) },
        'proposal.send': [
          {
            guard: 'senderIsNoFreelancer',
            actions: emit(problem('Error', 'Only freelancers can apply to projects.')),
          },
          { guard: 'projectIsUnknown', actions: emit(problem('Error', 'Invalid project ID.')) },
          {
            guard: 'isComplete',
            target: 'sending',
            actions: assign(({ context }) => ({ intent: send(context.intent, bodyOf(context.values)) })),
          },
          {
            guard: 'somethingIsMissing',
            actions: ['markProblems', emit(problem('Error', 'Please fill in both proposal and cover letter fields.'))],
          },
          { actions: 'markProblems' },
        ],
      },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetProblems',
      invoke: {
        id: 'applyToProject',
        src: 'applyToProject',
        input: ({ context: { projectId, intent, values } }) => ({
          // The guards let only a known project through.
          params: { projectId: projectId ?? '' },
          idempotencyKey: keyOf(intent),
          body: bodyOf(values),
        }),
        onDone: {
          target: 'sent',
          actions: [
            assign(() => emptyForm(empty)),
            emit(success('Proposal Sent!', 'Your proposal has been submitted successfully.')),
          ],
        },
        onError: {
          target: 'writing',
          actions: [
            assign(({ context, event }) => refuse(context, problemsFrom(refusedFields(event.error), context.values))),
            emit(({ event }) => proposalFailure(event.error)),
          ],
        },
      },
    },
    sent: { type: 'final' },
  },
});
