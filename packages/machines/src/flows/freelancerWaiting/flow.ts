import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import { isComplete } from '../../domain/profileCompletion.ts';
import { call } from '../../kit/actors.ts';
import type { FailedCall } from '../../kit/parts.ts';
import { put } from '../../kit/parts.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** The freelancer's dashboard as it was read last; null before that. */
  dashboard: Schema<'FreelancerDashboard'> | null;
  /** It could not be read when it was last asked for. */
  hasFailed: boolean;
  /** What waits, and how much in all: the server names the most urgent tasks only. */
  waiting: WaitingList;
  /** All of the list is on screen; otherwise the most urgent. */
  isWhole: boolean;
  /** What of the list is on screen. */
  shown: readonly Waiting[];
}

type Event =
  | { type: 'waiting.retry' }
  /** The person is back at this window, or has done something of it: how things stand may be another matter by now. */
  | { type: 'waiting.refresh' }
  /** All of it, or the most urgent again. */
  | { type: 'list.toggle' };

/** How much of what waits is on screen at first: jobs are what the page is for. */
const shortList = 3;

/** What waits for a freelancer, the most urgent first: tasks, and last the profile where it is not complete. */
export type Waiting = Schema<'WaitingTask'> | { kind: 'PROFILE'; percentage: number };

export interface WaitingList {
  list: readonly Waiting[];
  total: number;
}

function waitingIn({ freelancer, waiting }: Schema<'FreelancerDashboard'>): WaitingList {
  const { percentage } = freelancer.completion;
  const profile: Waiting[] = isComplete(percentage) ? [] : [{ kind: 'PROFILE', percentage }];
  return { list: [...waiting.tasks, ...profile], total: waiting.total + profile.length };
}

const partOf = ({ list }: WaitingList, isWhole: boolean) => ({
  isWhole,
  shown: isWhole ? list : list.slice(0, shortList),
});

const failed = put<Context, FailedCall>(() => ({ hasFailed: true }));

const waiting = resource({
  types: {} as Context,
  call: 'getFreelancerDashboard',
  keep: (dashboard: Schema<'FreelancerDashboard'>, { isWhole }: Context): Partial<Context> => {
    const list = waitingIn(dashboard);
    return { dashboard, hasFailed: false, waiting: list, ...partOf(list, isWhole) };
  },
  shown: 'shown',
  retry: 'waiting.retry',
  failures: [{ guard: 'dashboardIsKnown', target: 'outdated', actions: failed }],
  marked: [failed],
});

/**
 * What a freelancer is asked to do next: meetings, work that was sent back, clients to rate, a profile to complete.
 *
 * Guarantees: nothing is shown that the server did not say; what was read stays on screen while it is read again,
 * quietly where it was up to date, and where that fails it is called outdated until it has been read; a short list has nothing to unfold.
 *
 * Area: Hiring.
 */
export const freelancerWaitingMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' },
  actors: { getFreelancerDashboard: call<Schema<'FreelancerDashboard'>, void>('getFreelancerDashboard') },
  guards: {
    dashboardIsKnown: ({ context }) => context.dashboard !== null,
    isLong: ({ context: { waiting } }) => waiting.list.length > shortList,
  },
  actions: {
    toggle: assign(({ context: { waiting, isWhole } }) => partOf(waiting, !isWhole)),
  },
}).createMachine({
  id: 'freelancerWaiting',
  context: { dashboard: null, hasFailed: false, waiting: { list: [], total: 0 }, isWhole: false, shown: [] },
  initial: 'loading',
  on: {
    'waiting.refresh': '.loading',
    'list.toggle': { guard: 'isLong', actions: 'toggle' },
  },
  states: {
    loading: waiting.loading,
    failed: waiting.failed,
    // What waits changes where it has changed.
    ...waiting.readAgainOn('waiting.refresh'),
  },
});
