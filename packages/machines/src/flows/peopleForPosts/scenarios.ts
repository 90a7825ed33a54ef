import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientDashboard, freelancerList, freelancers, postedProject } from '../../testing/samples.ts';
import { peopleForPostsMachine } from './flow.ts';

type Event = ReplayEvent<typeof peopleForPostsMachine>;

const { client, stats } = clientDashboard;

/** The dashboard of a client with these projects. */
export const dashboardOf = (projects: Schema<'ClientProject'>[]): Schema<'ClientDashboard'> => ({
  ...clientDashboard,
  client: { ...client, projects, openProjects: projects.filter(({ status }) => status === 'OPEN').slice(0, 2) },
  stats: { ...stats, totalProjects: projects.length },
});
export const openPost: Schema<'ClientProject'> = { ...postedProject, status: 'OPEN' };
export const answeredWith = (dashboard: Schema<'ClientDashboard'>): Event => settled('getClientDashboard', dashboard);
export const dashboardRead = answeredWith(dashboardOf([openPost]));
export const found = (people: Schema<'FreelancerListing'>[]): Event =>
  settled('searchFreelancers', { ...freelancerList, freelancers: people });
export const peopleFound = found(freelancers.slice(0, 5));
export const failure: Event = rejected('getClientDashboard', failing.network);
export const searchFailure: Event = rejected('searchFreelancers', failing.network);
export const refresh: Event = { type: 'people.refresh' };
const nothingWaits = { total: 0, meetingsToAnswer: 0, decisions: [] };

export const peopleForPostsFlow = defineFlow({
  machine: peopleForPostsMachine,
  others: [answeredWith(dashboardOf([openPost, { ...openPost, id: '00000002-0000-4000-8000-000000000009' }]))],
  scenarios: {
    loading: [],
    searching: [dashboardRead],
    shown: [dashboardRead, peopleFound],
    failed: [failure],

    newClient: [answeredWith({ ...dashboardOf([]), waiting: nothingWaits })],
    noneOpen: [answeredWith(dashboardOf([{ ...postedProject, status: 'COMPLETED' }]))],
    noOneFits: [dashboardRead, found([])],
    loadingAgain: [dashboardRead, peopleFound, refresh],
  },
});
