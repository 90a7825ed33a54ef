import { endAssignedProject, requestCompletion } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { nothingWritten, writtenDecision, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import { call } from '../../kit/actors.ts';
import { problem, success } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { clearableWords, requiredWords } from '../../kit/words.ts';
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

export interface EndAssignedCall {
  params: { projectId: string };
  ifMatch: string;
  body: Schema<'ProjectEndingRequest'>;
}

/** What the freelancer writes: about the work, or why the project ends. */
export interface DecisionValues {
  delivered: string;
  reason: string;
}

type Own = WrittenDecisionContext<Project, DecisionValues, { delivered?: string | null; reason?: string }>;

type Event =
  | { type: 'completion.request'; projectId: string }
  | { type: 'project.end'; projectId: string }
  | FieldChange<DecisionValues>
  | DecisionEvent
  /** The client of one of them was rated. */
  | { type: 'list.refresh' };
type Types = PagedList<
  PageAddress,
  Schema<'AssignedProjectList'>,
  Own & NewsContext<Schema<'AssignedProjectList'>>,
  Event | NewsEvent | ListHeard<PageAddress, Schema<'AssignedProjectList'>>
>;

const nothing: DecisionValues = { delivered: '', reason: '' };

const list = pagedList({
  types: {} as Types,
  operation: 'listAssignedProjects',
  paramsOf: ({ page }): ListAssignedCall['params'] => ({ page, limit: 10 }),
  entriesOf: ({ projects }) => projects,
  failure: problem('Error', 'Failed to load assigned projects'),
});

/** What is asked for at an address. */
export const { paramsOf } = list;

function decisionOn({ chosen }: Own) {
  const { id, etag } = required(chosen);
  return { params: { projectId: id }, ifMatch: etag };
}

const decided = { choosing: 'listed', loading: 'loading', changed: { type: 'projects.change' } } as const;

const request = writtenDecision({
  ...decided,
  asking: 'describing',
  empty: nothing,
  schema: clearableWords('delivered', requestCompletion.delivered),
  sending: 'requesting',
  call: 'requestCompletion',
  input: (context: Own): RequestCompletionCall => ({
    ...decisionOn(context),
    body: { delivered: required(context.submission).delivered ?? null },
  }),
  done: success('Completion Requested', 'The client was asked to approve the work.'),
  failed: requestFailure,
});

const ending = writtenDecision({
  ...decided,
  asking: 'explainingEnd',
  empty: nothing,
  schema: requiredWords('reason', 'Say why you are ending it.', endAssignedProject.reason),
  sending: 'ending',
  call: 'endAssignedProject',
  input: (context: Own): EndAssignedCall => ({
    ...decisionOn(context),
    body: { reason: required(required(context.submission).reason ?? null) },
  }),
  done: success('Project Ended', 'The client can read why.'),
  failed: 'Failed to end the project. Please try again.',
});

const find = ({ result }: Types['context'], projectId: string): Project | null =>
  result?.projects.find(({ id }) => id === projectId) ?? null;

type Act = { type: 'completion.request' | 'project.end'; projectId: string };

/** The lifecycle is asked, then the freelancer. */
const asked = {
  guard: { type: 'mayBe', params: ({ event }: { event: Act }) => event },
  actions: { type: 'choose', params: ({ event }: { event: Act }) => event },
} as const;

/**
 * The projects that a freelancer was given, as a paged list, asking for approval of what is done, and ending one.
 *
 * Guarantees: both happen only where the lifecycle allows it, after a question, once; what is written
 * outlives a failure and a second thought; afterwards, and when it was overtaken elsewhere, the list is loaded again.
 *
 * Area: Finishing work.
 */
export const assignedProjectsMachine = setup({
  ...list.setup,
  actors: {
    ...list.setup.actors,
    requestCompletion: call<unknown, RequestCompletionCall>('requestCompletion'),
    endAssignedProject: call<unknown, EndAssignedCall>('endAssignedProject'),
  },
  guards: {
    ...list.setup.guards,
    ...writtenDecisionGuards,
    mayBe: ({ context }, { type, projectId }: Act) => {
      const project = find(context, projectId);
      return project !== null && nextStatus(projectStatusMachine, project.status, { type }).ok;
    },
  },
  actions: {
    choose: assign(({ context }, { type, projectId }: Act) =>
      request.choose(context, find(context, projectId), `${type} ${projectId}`),
    ),
    leave: assign({ chosen: null }),
  },
}).createMachine({
  id: 'assignedProjects',
  context: ({ input }) => ({ ...nothingWritten(nothing), ...input, result: null, news: null }),
  ...list.chart,
  states: {
    ...list.chart.states,
    loading: {
      ...list.chart.states.loading,
      on: list.whenRefreshed,
    },
    empty: { ...list.chart.states.empty, on: list.whenHeard },
    listed: {
      ...list.chart.states.listed,
      on: {
        ...list.whenOffered,
        ...list.whenRefreshed,
        'completion.request': { ...asked, target: 'describing' },
        'project.end': { ...asked, target: 'explainingEnd' },
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
    explainingEnd: { ...ending.asking, on: { ...ending.asking.on, ...list.whileAsking } },
    ending: { ...ending.sending, on: list.whileSending },
  },
});
