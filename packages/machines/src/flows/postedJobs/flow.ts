import type { ProjectStatusChoice } from '@guildhall/api/enums';
import { projectStatusChoices } from '@guildhall/api/enums';
import { assign, cancel, emit, raise, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import { nothingWritten, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { queryOf } from '../../domain/jobCriteria.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import { call } from '../../kit/actors.ts';
import { problem } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { PageAddress, Search } from '../../kit/lists.ts';
import { pageAddressOf } from '../../kit/lists.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { projectStatusMachine } from '../../lifecycles/projectStatus/machine.ts';
import type {
  CancelProjectCall,
  EndProjectCall,
  JobDecisions,
  ProjectCall,
  ReasonValues,
  RejectCompletionCall,
} from './decisions.ts';
import { approval, ending, noReason, rejection, withdrawal } from './decisions.ts';

/** Which of the client's own jobs are listed. */
export interface PostedJobsAddress extends PageAddress {
  /** Words to look for, trimmed; empty for none. */
  search: string;
  /** Null for every status. */
  status: ProjectStatusChoice | null;
}

/** Reads the address of the client's own jobs. A status that does not exist is left aside. */
export const postedJobsAddressOf = (search: Search): PostedJobsAddress => ({
  ...pageAddressOf(search),
  search: queryOf(search['search'] ?? ''),
  status: projectStatusChoices.find((status) => status === search['status']) ?? null,
});

export type { CancelProjectCall, EndProjectCall, ProjectCall, RejectCompletionCall } from './decisions.ts';

interface OwnContext extends JobDecisions, NewsContext<Schema<'ClientProjectList'>> {
  /** What the search box says; it is looked for after a moment of quiet. */
  query: string;
}

/** Something is done with one of the jobs. */
interface Act {
  type: 'completion.approve' | 'completion.reject' | 'project.cancel' | 'project.end';
  projectId: string;
}

type Event =
  | { type: 'query.change'; value: string }
  | { type: 'query.submit' }
  | { type: 'status.change'; value: PostedJobsAddress['status'] }
  /** Everything is listed again. */
  | { type: 'filters.clear' }
  | Act
  | FieldChange<ReasonValues>
  | DecisionEvent
  | { type: 'list.refresh' };
type Types = PagedList<
  PostedJobsAddress,
  Schema<'ClientProjectList'>,
  OwnContext,
  Event | NewsEvent | ListHeard<PostedJobsAddress, Schema<'ClientProjectList'>>
>;

export interface ListProjectsCall {
  params: QueryOf<'listClientProjects'>;
}

const list = pagedList({
  types: {} as Types,
  operation: 'listClientProjects',
  paramsOf: ({ page, search, status }): ListProjectsCall['params'] => ({
    page,
    limit: 20,
    ...(search !== '' && { query: search }),
    ...(status !== null && { status }),
  }),
  entriesOf: ({ projects }) => projects,
  failure: problem('API Connection Issue', 'Failed to load projects. Please try again.'),
  searchOf: ({ search, status }) => ({ search, status: status ?? '' }),
});

/** What is asked for at an address. */
export const { paramsOf } = list;

const { loading, failed, empty, listed } = list.chart.states;
const { 'address.set': follow } = list.chart.on;

const find = ({ result }: Types['context'], projectId: string) =>
  result?.projects.find(({ id }) => id === projectId) ?? null;

/** The lifecycle is asked, then the client. */
const asked = {
  guard: { type: 'mayBe', params: ({ event }: { event: Act }) => event },
  actions: { type: 'choose', params: ({ event }: { event: Act }) => event },
} as const;

/** A question lies over the list: nothing else is done meanwhile. */
const overList = { 'query.change': undefined, 'query.submit': undefined, 'status.change': undefined } as const;

const whileAsking = {
  ...overList,
  'address.set': {
    ...list.whileAsking['address.set'],
    actions: [...list.whileAsking['address.set'].actions, 'followWords'],
  },
} as const;

const whileSending = { ...overList, ...list.whileSending } as const;

/**
 * The client's own jobs, as a paged list with words and a status to narrow it.
 *
 * Guarantees: only what the lifecycle allows is done with a job, after a question, one at a time, and afterwards, also when it
 * was overtaken elsewhere, the list is loaded again; work is sent back and a project ended with a reason only, a post withdrawn with one or none, and no failure loses it; words
 * are looked for after a moment of quiet, a status at once, both from the first page; what a person goes on typing while
 * the list loads is not lost; what changed under a dialog does not move when it is closed, but is offered.
 *
 * Area: Posting and applying.
 */
export const postedJobsMachine = setup({
  ...list.setup,
  delays: { quiet: 500 },
  actors: {
    ...list.setup.actors,
    approveCompletion: call<unknown, ProjectCall>('approveCompletion'),
    rejectCompletion: call<unknown, RejectCompletionCall>('rejectCompletion'),
    cancelProject: call<unknown, CancelProjectCall>('cancelProject'),
    endProject: call<unknown, EndProjectCall>('endProject'),
  },
})
  .extend({
    guards: {
      ...writtenDecisionGuards,
      mayBe: ({ context }, { type, projectId }: Act) => {
        const project = find(context, projectId);
        return project !== null && nextStatus(projectStatusMachine, project.status, { type }).ok;
      },
      queryDiffers: ({ context }) => queryOf(context.query) !== context.address.search,
      statusDiffers: ({ context }, { value }: { value: PostedJobsAddress['status'] }) =>
        value !== context.address.status,
      isNarrowed: ({ context: { address } }) => address.search !== '' || address.status !== null,
    },
    actions: {
      // The reason of one decision is not that of another.
      choose: assign(({ context }, { type, projectId }: Act) =>
        rejection.choose(context, find(context, projectId), `${type} ${projectId}`),
      ),
      leave: assign({ chosen: null }),
      write: assign((_, { value }: { value: string }) => ({ query: value })),
      // A space at the end is the beginning of another word.
      followWords: assign(({ context: { query, address } }) => ({
        query: queryOf(query) === address.search ? query : address.search,
      })),
      // Another list starts from its first page. What was typed meanwhile counts too.
      askForList: emit(({ context }, change: Record<string, string>) => ({
        type: 'address.change' as const,
        search: { search: queryOf(context.query), page: '', ...change },
      })),
    },
  })
  .createMachine({
    id: 'postedJobs',
    context: ({ input }) => ({
      ...nothingWritten(noReason),
      ...input,
      query: input.address.search,
      result: null,
      news: null,
    }),
    ...list.chart,
    on: {
      'address.set': { ...follow, actions: [follow.actions, 'followWords'] },
      'query.change': {
        actions: [
          { type: 'write', params: ({ event }) => event },
          cancel('quiet'),
          raise({ type: 'query.submit' }, { id: 'quiet', delay: 'quiet' }),
        ],
      },
      'query.submit': { guard: 'queryDiffers', actions: [cancel('quiet'), { type: 'askForList', params: {} }] },
      'status.change': {
        guard: { type: 'statusDiffers', params: ({ event }) => event },
        actions: { type: 'askForList', params: ({ event }) => ({ status: event.value ?? '' }) },
      },
    },
    states: {
      loading: { ...loading, on: list.whenRefreshed },
      failed,
      // Without jobs there is nothing to search.
      empty: {
        ...empty,
        always: { guard: 'isNarrowed', target: 'nothingFound' },
        on: { ...list.whenHeard, ...overList, ...list.whenRefreshed },
      },
      nothingFound: {
        on: {
          ...list.whenHeard,
          ...list.whenRefreshed,
          'filters.clear': {
            actions: [
              cancel('quiet'),
              { type: 'write', params: { value: '' } },
              { type: 'askForList', params: { status: '' } },
            ],
          },
        },
      },
      listed: {
        ...listed,
        on: {
          ...list.whenOffered,
          ...list.whenRefreshed,
          'completion.approve': { ...asked, target: 'confirmingApproval' },
          'completion.reject': { ...asked, target: 'explaining' },
          'project.cancel': { ...asked, target: 'confirmingWithdrawal' },
          'project.end': { ...asked, target: 'explainingEnd' },
        },
      },
      confirmingApproval: { ...approval.asking, on: { ...approval.asking.on, ...whileAsking } },
      approving: { ...approval.sending, on: whileSending },
      explaining: { ...rejection.asking, on: { ...rejection.asking.on, ...whileAsking } },
      sendingBack: { ...rejection.sending, on: whileSending },
      confirmingWithdrawal: { ...withdrawal.asking, on: { ...withdrawal.asking.on, ...whileAsking } },
      explainingEnd: { ...ending.asking, on: { ...ending.asking.on, ...whileAsking } },
      ending: { ...ending.sending, on: whileSending },
      withdrawing: { ...withdrawal.sending, on: whileSending },
    },
  });
