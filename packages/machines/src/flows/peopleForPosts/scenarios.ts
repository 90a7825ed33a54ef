import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { clientDashboard as dashboardOf } from '../../testing/marketplace/answers/clientDashboard.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import { clients } from '../../testing/marketplace/facts/clients.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientDashboard, freelancers } from '../../testing/samples.ts';
import { peopleForPostsMachine } from './flow.ts';

type Event = ReplayEvent<typeof peopleForPostsMachine>;

export const answeredWith = (dashboard: Schema<'ClientDashboard'>): Event => settled('getClientDashboard', dashboard);
export const dashboardRead = answeredWith(clientDashboard);
export const found = (people: Schema<'FreelancerListing'>[]): Event =>
  settled('searchFreelancers', { freelancers: people, pagination: searchPagination(people.length, 1, 5) });

/** Those who are available and have a skill that a post asks for. */
const fitting = ({ skillsRequired }: Schema<'ClientProject'>) =>
  freelancers.filter(
    ({ professional: { availability, skills } }) =>
      availability && skillsRequired.some((skill) => skills.includes(skill)),
  );

/** For each of the open posts. */
export const peopleFound = clientDashboard.client.openProjects.map((post) => found(fitting(post)));
export const failure: Event = rejected('getClientDashboard', failing.network);
export const searchFailure: Event = rejected('searchFreelancers', failing.network);
export const refresh: Event = { type: 'people.refresh' };

export const peopleForPostsFlow = defineFlow({
  machine: peopleForPostsMachine,
  scenarios: {
    loading: [],
    searching: [dashboardRead],
    shown: [dashboardRead, ...peopleFound],
    failed: [failure],

    newClient: [answeredWith(dashboardOf(clients.jonas))],
    noneOpen: [answeredWith(dashboardOf(clients.nadia))],
    noOneFits: [dashboardRead, ...peopleFound.map(() => found([]))],
    loadingAgain: [dashboardRead, ...peopleFound, refresh],
  },
});
