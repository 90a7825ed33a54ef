import { assign, cancel, emit, raise, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { nothingWritten, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { queryOf } from '../../domain/jobCriteria.ts';
import { rule } from '../../domain/law.ts';
import type { StatusChoice } from '../../domain/projectSearch.ts';
import { matching, statusChoices } from '../../domain/projectSearch.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { Search } from '../../kit/lists.ts';
import { isSameInAddress } from '../../kit/lists.ts';
import type { Held, NewsContext, NewsEvent } from '../../kit/news.ts';
import { moves, newsIn } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
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

/** Which of the client's own jobs are shown. All of it lives in the address. */
export interface PostedJobsAddress {
  /** Words to look for, trimmed; empty for none. */
  search: string;
  /** Null for every status. */
  status: StatusChoice | null;
}

/** Reads the address of the client's own jobs. A status that does not exist is left aside. */
export const postedJobsAddressOf = (search: Search): PostedJobsAddress => ({
  search: queryOf(search['search'] ?? ''),
  status: statusChoices.find((status) => status === search['status']) ?? null,
});

export type { CancelProjectCall, EndProjectCall, ProjectCall, RejectCompletionCall } from './decisions.ts';

interface Context extends JobDecisions, NewsContext<Schema<'ClientProjectList'>> {
  address: PostedJobsAddress;
  /** What the search box says; it is looked for at once, and stands in the address after a moment of quiet. */
  query: string;
  /** The client's own projects, newest first, as loaded last; null before that. */
  projects: Schema<'ClientProject'>[] | null;
  /** Those that the words and the status find. */
  shown: Schema<'ClientProject'>[];
  /** How many projects there are; the list holds the latest fifty. */
  total: number;
}

type Event =
  | { type: 'address.set'; address: PostedJobsAddress }
  | { type: 'query.change'; value: string }
  | { type: 'query.submit' }
  | { type: 'status.change'; value: PostedJobsAddress['status'] }
  /** Everything is shown again. */
  | { type: 'filters.clear' }
  | { type: 'completion.approve'; projectId: string }
  | { type: 'completion.reject'; projectId: string }
  | { type: 'project.cancel'; projectId: string }
  | { type: 'project.end'; projectId: string }
  | FieldChange<ReasonValues>
  | DecisionEvent
  | { type: 'list.retry' }
  | { type: 'list.refresh' }
  /** It was read anew, because something in it has changed elsewhere. */
  | ({ type: 'list.heard'; list: Schema<'ClientProjectList'> } & Held)
  | NewsEvent;

export interface ListProjectsCall {
  params: QueryOf<'listClientProjects'>;
}

/** What the law allows with one of the projects on screen. */
function mayBe(
  { shown }: Context,
  { type, projectId }: { type: (typeof projectActs)[number]; projectId: string },
): boolean {
  const project = shown.find(({ id }) => id === projectId);
  return project !== undefined && rule(projectStatusMachine, project.status, { type }).ok;
}

const projectActs = ['completion.approve', 'completion.reject', 'project.cancel', 'project.end'] as const;

/** A question lies over the list: nothing else is done meanwhile. */
const overList = {
  'query.change': undefined,
  'query.submit': undefined,
  'status.change': undefined,
  'filters.clear': undefined,
} as const;

/** What is shown after a change. */
function searched(context: Context, change: Partial<Context>): Partial<Context> {
  const { projects, query, address } = { ...context, ...change };
  return { ...change, shown: matching(projects ?? [], query, address.status) };
}

/** The law is asked, then the client. */
const asked = {
  guard: { type: 'mayBe', params: ({ event }: { event: Parameters<typeof mayBe>[1] }) => event },
  actions: { type: 'choose', params: ({ event }: { event: Parameters<typeof mayBe>[1] }) => event },
} as const;

/** A new list, searched as before. */
const take = (context: Context, { projects, pagination }: Schema<'ClientProjectList'>): Partial<Context> =>
  searched(context, { projects, total: pagination.total, news: null });

/** The latest fifty: words and status look through them. */
export const postedJobsCall: ListProjectsCall = { params: { page: 1, limit: 50 } };

type HeardJobs = Held & { list: Schema<'ClientProjectList'> };

const listIn = { params: ({ event }: { event: { list: Schema<'ClientProjectList'> } }) => event.list } as const;

const takeHeard = [
  { guard: { type: 'nothingIsListed', ...listIn }, target: 'empty', actions: { type: 'take', ...listIn } },
  { target: 'listed', actions: { type: 'take', ...listIn } },
] as const;

const newList = { params: ({ context: { news } }: { context: Context }) => required(news).list } as const;

/** What would move under a dialog is offered after it. */
const whenOffered = {
  'list.heard': [
    {
      guard: { type: 'isOffered', params: ({ event }: { event: HeardJobs }) => event },
      actions: { type: 'offer', ...listIn },
    },
    ...takeHeard,
  ],
  'news.show': [
    { guard: 'newsAreNone', target: 'empty', actions: { type: 'take', ...newList } },
    { guard: 'hasNews', actions: { type: 'take', ...newList } },
  ],
} as const;

/**
 * The client's own jobs.
 *
 * Guarantees: only what the law allows is done with a job, after a question, one at a time, and afterwards, also when it
 * was overtaken elsewhere, the list is loaded again; work is sent back and a project ended with a reason only, a post withdrawn with one or none, and no failure loses it; words
 * and status look through what is loaded, at once and without a call, and outlive a new load; the address says both, and
 * Back leads to those before; the old list stays on screen until a newer one is there; what changed under a dialog does not
 * move when it is closed, but is offered.
 */
export const postedJobsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { address: PostedJobsAddress },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  delays: { quiet: 500 },
  actors: {
    listClientProjects: call<Schema<'ClientProjectList'>, ListProjectsCall>('listClientProjects'),
    approveCompletion: call<unknown, ProjectCall>('approveCompletion'),
    rejectCompletion: call<unknown, RejectCompletionCall>('rejectCompletion'),
    cancelProject: call<unknown, CancelProjectCall>('cancelProject'),
    endProject: call<unknown, EndProjectCall>('endProject'),
  },
  guards: {
    ...writtenDecisionGuards,
    mayBe: ({ context }, event: Parameters<typeof mayBe>[1]) => mayBe(context, event),
    nothingIsListed: (_, list: Schema<'ClientProjectList'>) => list.projects.length === 0,
    isOffered: ({ context: { projects } }, { list, wasHeld = false }: HeardJobs) =>
      wasHeld && moves(projects ?? [], list.projects),
    hasNews: ({ context }) => context.news !== null,
    newsAreNone: ({ context }) => context.news?.list.projects.length === 0,
    addressDiffers: ({ context }, { address }: { address: PostedJobsAddress }) =>
      !isSameInAddress(address, context.address),
    queryDiffers: ({ context }) => queryOf(context.query) !== context.address.search,
    statusDiffers: ({ context }, { value }: { value: PostedJobsAddress['status'] }) => value !== context.address.status,
    /** There are jobs, and what is looked for is none of them. */
    noneIsFound: ({ context: { projects, shown } }) => projects !== null && projects.length > 0 && shown.length === 0,
  },
  actions: {
    take: assign(({ context }, list: Schema<'ClientProjectList'>) => take(context, list)),
    offer: assign(({ context: { projects } }, list: Schema<'ClientProjectList'>) => ({
      news: newsIn(projects ?? [], list, list.projects),
    })),
    // The reason of one decision is not that of another.
    choose: assign(({ context }, { type, projectId }: Parameters<typeof mayBe>[1]) =>
      rejection.choose(context, context.shown.find(({ id }) => id === projectId) ?? null, `${type} ${projectId}`),
    ),
    // What was typed meanwhile counts too.
    askForList: emit(({ context }, change: Record<string, string>) => ({
      type: 'address.change' as const,
      search: { search: queryOf(context.query), ...change },
    })),
  },
}).createMachine({
  id: 'postedJobs',
  context: ({ input: { address } }) => ({
    ...nothingWritten(noReason),
    address,
    query: address.search,
    projects: null,
    shown: [],
    total: 0,
    news: null,
  }),
  initial: 'loading',
  on: {
    'address.set': {
      guard: { type: 'addressDiffers', params: ({ event }) => event },
      actions: assign(({ context, event: { address } }) => {
        // A space at the end is the beginning of another word.
        const isTyped = queryOf(context.query) === address.search;
        return searched(context, { address, query: isTyped ? context.query : address.search });
      }),
    },
    'query.change': {
      actions: [
        assign(({ context, event }) => searched(context, { query: event.value })),
        cancel('quiet'),
        raise({ type: 'query.submit' }, { id: 'quiet', delay: 'quiet' }),
      ],
    },
    'query.submit': { guard: 'queryDiffers', actions: [cancel('quiet'), { type: 'askForList', params: {} }] },
    'status.change': {
      guard: { type: 'statusDiffers', params: ({ event }) => event },
      actions: { type: 'askForList', params: ({ event }) => ({ status: event.value ?? '' }) },
    },
    'filters.clear': {
      guard: 'noneIsFound',
      actions: [
        cancel('quiet'),
        assign(({ context }) => searched(context, { query: '' })),
        { type: 'askForList', params: { status: '' } },
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      // What is under way may have been read before the change.
      on: { 'list.refresh': { target: 'loading', reenter: true } },
      invoke: {
        id: 'listClientProjects',
        src: 'listClientProjects',
        input: postedJobsCall,
        onDone: [
          {
            guard: { type: 'nothingIsListed', params: ({ event }) => event.output },
            target: 'empty',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'take', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: emit(problem('API Connection Issue', 'Failed to load projects. Please try again.')),
        },
      },
    },
    failed: { on: { 'list.retry': 'loading', 'filters.clear': undefined } },
    // Without jobs there is nothing to search.
    empty: {
      on: {
        'list.heard': takeHeard,
        'list.refresh': 'loading',
        'query.change': undefined,
        'query.submit': undefined,
        'status.change': undefined,
        'filters.clear': undefined,
      },
    },
    listed: {
      on: {
        ...whenOffered,
        'list.refresh': 'loading',
        'completion.approve': { ...asked, target: 'confirmingApproval' },
        'completion.reject': { ...asked, target: 'explaining' },
        'project.cancel': { ...asked, target: 'confirmingWithdrawal' },
        'project.end': { ...asked, target: 'explainingEnd' },
      },
    },
    confirmingApproval: { ...approval.asking, on: { ...overList, ...approval.asking.on } },
    approving: { ...approval.sending, on: overList },
    explaining: { ...rejection.asking, on: { ...overList, ...rejection.asking.on } },
    sendingBack: { ...rejection.sending, on: overList },
    confirmingWithdrawal: { ...withdrawal.asking, on: { ...overList, ...withdrawal.asking.on } },
    explainingEnd: { ...ending.asking, on: { ...overList, ...ending.asking.on } },
    ending: { ...ending.sending, on: overList },
    withdrawing: { ...withdrawal.sending, on: overList },
  },
});
