import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { clientDashboard as dashboardOf } from '../../testing/marketplace/answers/clientDashboard.ts';
import { clients } from '../../testing/marketplace/facts/clients.ts';
import { jobOfMany, oneOfMany, some } from '../../testing/marketplace/facts/crowd.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientDashboard } from '../../testing/samples.ts';
import { clientOverviewMachine } from './flow.ts';

type Event = ReplayEvent<typeof clientOverviewMachine>;

/** The overview is open, on the day of the samples. */
export const input = { isOpen: true, now: Date.UTC(2026, 10, 20, 9) };

const answered = (dashboard: Schema<'ClientDashboard'>): Event => settled('getClientDashboard', dashboard);
export const loaded = answered(clientDashboard);
export const failure: Event = rejected('getClientDashboard', failing.network);

const nothing = dashboardOf(clients.jonas);

/** A busy week: more waits than is listed. */
const urgent = some(
  (index): Schema<'WaitingDecision'> => ({
    kind: index < 12 ? 'PROPOSAL' : 'COMPLETION',
    at: jobOfMany(index).postedAt,
    count: 1,
    project: { id: jobOfMany(index).id, title: jobOfMany(index).title },
    applicationId: null,
    freelancerName: oneOfMany(index).name,
  }),
  0,
  20,
);
const muchWaits: Schema<'ClientDashboard'> = {
  ...clientDashboard,
  waiting: { total: 31, meetingsToAnswer: 12, decisions: urgent },
};

export const clientOverviewFlow = defineFlow({
  machine: clientOverviewMachine,
  input,
  others: [
    { type: 'tab.set', isOpen: false },
    { type: 'tab.set', isOpen: true },
  ],
  scenarios: {
    loading: [],
    shown: [loaded],
    refreshing: [loaded, { type: 'overview.refresh' }],
    outdated: [loaded, { type: 'overview.refresh' }, failure],
    demo: [failure],

    loadingAgain: [loaded, { type: 'overview.refresh' }, failure, { type: 'overview.retry' }],
    nothingYet: [answered(nothing)],
    muchWaits: [answered(muchWaits)],
    triedAgain: [failure, { type: 'overview.retry' }],
  },
});
