import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { clientDashboard, freelancerList, freelancers, postedProject } from '../../testing/samples.ts';
import { peopleForPostsMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const peopleForPostsSnapshots = {
  loading: at(peopleForPostsMachine, undefined),
  searching: at(peopleForPostsMachine, undefined, [dashboardRead]),
  shown: at(peopleForPostsMachine, undefined, [dashboardRead, peopleFound]),
  failed: at(peopleForPostsMachine, undefined, [failure]),
} satisfies Record<StateOf<typeof peopleForPostsMachine>, SnapshotFrom<typeof peopleForPostsMachine>>;

/** Refinements of a state that people meet. */
export const peopleForPostsVariations = {
  newClient: at(peopleForPostsMachine, undefined, [answeredWith({ ...dashboardOf([]), waiting: nothingWaits })]),
  noneOpen: at(peopleForPostsMachine, undefined, [
    answeredWith(dashboardOf([{ ...postedProject, status: 'COMPLETED' }])),
  ]),
  noOneFits: at(peopleForPostsMachine, undefined, [dashboardRead, found([])]),
  loadingAgain: at(peopleForPostsMachine, undefined, [dashboardRead, peopleFound, refresh]),
};
