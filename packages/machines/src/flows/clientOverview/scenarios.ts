import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientDashboard, projectsInEveryStatus } from '../../testing/samples.ts';
import { clientOverviewMachine } from './flow.ts';

type Event = ReplayEvent<typeof clientOverviewMachine>;

/** The overview is open, on the day of the samples. */
export const input = { isOpen: true, now: Date.UTC(2026, 10, 20, 9) };

const answered = (dashboard: Schema<'ClientDashboard'>): Event => settled('getClientDashboard', dashboard);
export const loaded = answered(clientDashboard);
export const failure: Event = rejected('getClientDashboard', failing.network);

const nothing: Schema<'ClientDashboard'> = {
  client: { ...clientDashboard.client, projects: [], openProjects: [], appliedProjects: [] },
  stats: {
    totalProjects: 0,
    openProjects: 0,
    assignedProjects: 0,
    completedProjects: 0,
    activeProjects: 0,
    totalApplications: 0,
    pendingApplications: 0,
    newApplications: 0,
    freelancersHired: 0,
  },
  recentApplications: [],
  waiting: { total: 0, meetingsToAnswer: 0, decisions: [] },
  rejections: [],
};

/** Nothing has come in, and more waits than is listed. */
const muchWaits: Schema<'ClientDashboard'> = {
  ...clientDashboard,
  client: { ...clientDashboard.client, projects: projectsInEveryStatus },
  recentApplications: [],
  waiting: { ...clientDashboard.waiting, total: 31, meetingsToAnswer: 12 },
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
