import { requestCompletion as limits } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';
import * as z from 'zod/mini';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { nothingWritten, writtenDecision, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { rule } from '../../domain/law.ts';
import { call } from '../../kit/actors.ts';
import { problem, success } from '../../kit/effects.ts';
import { clearable, optionalText } from '../../kit/fields.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { PageAddress } from '../../kit/lists.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import { requestFailure } from './failures.ts';

type Project = Schema<'AssignedProject'>;

export interface ListAssignedCall {
  params: QueryOf<'listAssignedProjects'>;
}

export interface RequestCompletionCall {
  params: { projectId: string };
  /** The version that the freelancer saw. */
  ifMatch: string;
  body: { delivered: string | null };
}

/** What the freelancer writes about the work. */
export interface DeliveryValues {
  delivered: string;
}

type Own = WrittenDecisionContext<Project, DeliveryValues, RequestCompletionCall['body']>;

type Event =
  | { type: 'completion.request'; projectId: string }
  | FieldChange<DeliveryValues>
  | DecisionEvent
  /** The client of one of them was rated. */
  | { type: 'list.refresh' };
type Types = PagedList<PageAddress, Schema<'AssignedProjectList'>, Own, Event>;

const schema = z.object({ delivered: clearable(optionalText(limits.delivered)) });

const nothing: DeliveryValues = { delivered: '' };

const list = pagedList({
  types: {} as Types,
  operation: 'listAssignedProjects',
  paramsOf: ({ page }): ListAssignedCall['params'] => ({ page, limit: 10 }),
  entriesOf: ({ projects }) => projects,
  failure: problem('Error', 'Failed to load assigned projects'),
});

const request = writtenDecision({
  asking: 'describing',
  empty: nothing,
  schema,
  sending: 'requesting',
  call: 'requestCompletion',
  input: ({ chosen, submission }: Own): RequestCompletionCall => {
    const { id, etag } = required(chosen);
    return { params: { projectId: id }, ifMatch: etag, body: required(submission) };
  },
  choosing: 'listed',
  loading: 'loading',
  done: success('Completion Requested', 'The client was asked to approve the work.'),
  failed: requestFailure,
  changed: { type: 'projects.change' },
});

const find = ({ result }: Types['context'], projectId: string): Project | null =>
  result?.projects.find(({ id }) => id === projectId) ?? null;

/**
 * The projects that a freelancer was given, as a paged list, and asking for approval of what is done.
 *
 * Guarantees: approval is asked for only where the law allows it, after a question, once; what is written about the work
 * outlives a failure and a second thought; afterwards, and when it was overtaken elsewhere, the list is loaded again.
 */
export const assignedProjectsMachine = setup({
  ...list.setup,
  actors: {
    ...list.setup.actors,
    requestCompletion: call<unknown, RequestCompletionCall>('requestCompletion'),
  },
  guards: {
    ...list.setup.guards,
    ...writtenDecisionGuards,
    mayRequest: ({ context }, { projectId }: { projectId: string }) => {
      const project = find(context, projectId);
      return project !== null && rule(projectStatusMachine, project.status, { type: 'completion.request' }).ok;
    },
  },
  actions: {
    choose: assign(({ context }, { projectId }: { projectId: string }) =>
      request.choose(context, find(context, projectId), projectId),
    ),
    leave: assign({ chosen: null }),
  },
}).createMachine({
  id: 'assignedProjects',
  context: ({ input }) => ({ ...nothingWritten(nothing), ...input, result: null }),
  ...list.chart,
  states: {
    ...list.chart.states,
    loading: {
      ...list.chart.states.loading,
      // What is under way may have been read before the change.
      on: { 'list.refresh': { target: 'loading', reenter: true } },
    },
    listed: {
      ...list.chart.states.listed,
      on: {
        'list.refresh': 'loading',
        'completion.request': {
          guard: { type: 'mayRequest', params: ({ event }) => event },
          target: 'describing',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    describing: {
      ...request.asking,
      on: {
        ...request.asking.on,
        ...list.whileAsking,
      },
    },
    requesting: { ...request.sending, on: list.whileSending },
  },
});
