import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { freelancerDashboard as dashboardOf } from '../../testing/marketplace/answers/freelancerDashboard.ts';
import { jobOfMany, some } from '../../testing/marketplace/facts/crowd.ts';
import { freelancers } from '../../testing/marketplace/facts/freelancers.ts';
import { openPosts } from '../../testing/marketplace/facts/openPosts.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerWaitingMachine } from './flow.ts';

type Event = ReplayEvent<typeof freelancerWaitingMachine>;

/** Something of each kind. */
export const freelancerDashboard = dashboardOf(freelancers.ngozi, [
  { post: openPosts.orders, at: '2026-11-20T08:30:00.000Z' },
]);

export const answered = (dashboard: Schema<'FreelancerDashboard'>): Event =>
  settled('getFreelancerDashboard', dashboard);
export const loaded = answered(freelancerDashboard);
export const failure: Event = rejected('getFreelancerDashboard', failing.network);
const refresh: Event = { type: 'waiting.refresh' };

/** Nothing to do, with a profile that says all there is to say. */
export const nothing = dashboardOf(freelancers.stefan);

/** New here: only the profile waits. */
export const unfinished = dashboardOf(freelancers.ren);

/** More than is listed. */
const much: Schema<'FreelancerDashboard'> = {
  ...unfinished,
  waiting: {
    total: 23,
    meetingsToAnswer: 20,
    tasks: some(
      (index) => ({
        kind: 'INVITATION',
        at: jobOfMany(index).postedAt,
        project: { id: jobOfMany(index).id, title: jobOfMany(index).title },
        clientName: jobOfMany(index).client.name,
        reason: null,
      }),
      0,
      20,
    ),
  },
};

export const freelancerWaitingFlow = defineFlow({
  machine: freelancerWaitingMachine,
  scenarios: {
    loading: [],
    shown: [loaded],
    refreshing: [loaded, refresh],
    outdated: [loaded, refresh, failure],
    failed: [failure],

    nothing: [answered(nothing)],
    profileAlone: [answered(unfinished)],
    whole: [answered(much), { type: 'list.toggle' }],
    loadingAgain: [loaded, refresh, failure, { type: 'waiting.retry' }],
    triedAgain: [failure, { type: 'waiting.retry' }],
  },
});
