import { assign, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { Activity } from '../../domain/recentActivity.ts';
import { recentActivity } from '../../domain/recentActivity.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { tell } from '../../kit/parts.ts';
import type { Schema } from '../../kit/schema.ts';
import { demoDashboard } from './demo.ts';

interface Context {
  /** The client's dashboard as it was read last, or examples where it never was; null before that. */
  dashboard: Schema<'ClientDashboard'> | null;
  /** The latest of what happened in it. */
  activity: Activity[];
  /** What `dashboard` holds are examples. */
  isDemo: boolean;
  /** The overview is on screen; otherwise its figures serve the tabs beside it. */
  isOpen: boolean;
  /** When the page was opened, in milliseconds since 1970: examples are dated by it. */
  now: number;
}

type Event =
  | /** Which tab the address opens. */
    { type: 'tab.set'; isOpen: boolean }
  | { type: 'overview.retry' }
  /** Something was decided, so that the figures have changed. */
  | { type: 'overview.refresh' };

const read = (dashboard: Schema<'ClientDashboard'>) => ({ dashboard, activity: recentActivity(dashboard) });

const sayExamples = tell(() => problem('API Connection Issue', 'Using demo mode...'));

const overview = resource({
  types: {} as Context,
  call: 'getClientDashboard',
  keep: (dashboard: Schema<'ClientDashboard'>) => ({ ...read(dashboard), isDemo: false }),
  shown: 'shown',
  retry: 'overview.retry',
  failures: [
    { guard: 'dashboardIsKnown', target: 'outdated' },
    { guard: 'isOpen', target: 'demo', actions: sayExamples },
  ],
  failing: 'demo',
});

/**
 * What a client's dashboard comes to: figures, what happened lately, what waits for a decision.
 *
 * Guarantees: examples are shown only where nothing real was ever read, and are told from it; what was read stays on
 * screen while it is read again, quietly where it was up to date, and where that fails it is called outdated; opening the
 * overview reads it anew; a failure is announced only to someone who looks at the overview.
 *
 * Area: Hiring.
 */
export const clientOverviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { isOpen: boolean; now: number },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { getClientDashboard: call<Schema<'ClientDashboard'>, void>('getClientDashboard') },
  guards: {
    dashboardIsKnown: ({ context }) => context.dashboard !== null && !context.isDemo,
    isOpen: ({ context }) => context.isOpen,
    isOpened: ({ context }, { isOpen }: { isOpen: boolean }) => isOpen && !context.isOpen,
  },
  actions: {
    follow: assign((_, { isOpen }: { isOpen: boolean }) => ({ isOpen })),
  },
}).createMachine({
  id: 'clientOverview',
  context: ({ input }) => ({ ...input, dashboard: null, activity: [], isDemo: false }),
  initial: 'loading',
  on: {
    'tab.set': [
      {
        guard: { type: 'isOpened', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'follow', params: ({ event }) => event },
      },
      { actions: { type: 'follow', params: ({ event }) => event } },
    ],
    'overview.refresh': '.loading',
  },
  states: {
    loading: overview.loading,
    // Figures change where they have changed.
    ...overview.readAgainOn('overview.refresh'),
    demo: {
      ...overview.failed,
      entry: assign(({ context: { now } }) => ({ ...read(demoDashboard(now)), isDemo: true })),
    },
  },
});
