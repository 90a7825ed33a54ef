import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, freelancerProfile, job, jobs } from '../../testing/samples.ts';
import { begun } from '../freelancerOverview/scenarios.ts';
import { freelancerWaitingMachine } from './flow.ts';

type Event = ReplayEvent<typeof freelancerWaitingMachine>;

const about = ({ id, title }: Schema<'NamedProject'>) => ({ project: { id, title }, reason: null });
const [, leaflets = job] = jobs;
const [work = job, checkout = job, , stock = job] = assignedProjects;

/** Something of each kind, and more than is listed at first. */
export const freelancerDashboard: Schema<'FreelancerDashboard'> = {
  freelancer: {
    userId: freelancerProfile.userId,
    name: freelancerProfile.name,
    profileImage: null,
    ratings: 4.8,
    totalRatings: 12,
    projectsCompleted: 14,
    profileViews: 127,
    successRate: 92,
    completion: freelancerProfile.completion,
    assignedProjects,
  },
  waiting: {
    total: 5,
    meetingsToAnswer: 0,
    tasks: [
      { ...about(job), kind: 'MEETING', at: '2026-11-20T13:30:00.000Z', clientName: 'Mara Lindqvist' },
      {
        ...about(checkout),
        kind: 'REVISION',
        at: '2026-11-19T16:00:00.000Z',
        clientName: 'Mara Lindqvist',
        reason: 'The receipt still shows the old prices.',
      },
      { ...about(leaflets), kind: 'DRAFT', at: '2026-11-20T08:00:00.000Z', clientName: 'Tallow & Wick' },
      { ...about(stock), kind: 'RATING', at: '2026-10-30T15:00:00.000Z', clientName: 'Mara Lindqvist' },
      { ...about(work), kind: 'RATING', at: '2026-11-02T09:00:00.000Z', clientName: 'Nadia Haddad' },
    ],
  },
};

export const answered = (dashboard: Schema<'FreelancerDashboard'>): Event =>
  settled('getFreelancerDashboard', dashboard);
export const loaded = answered(freelancerDashboard);
export const failure: Event = rejected('getFreelancerDashboard', failing.network);
const refresh: Event = { type: 'waiting.refresh' };

const { freelancer, waiting } = freelancerDashboard;

/** Nothing to do, with a profile that says all there is to say. */
export const nothing: Schema<'FreelancerDashboard'> = {
  freelancer,
  waiting: { total: 0, meetingsToAnswer: 0, tasks: [] },
};

/** New here: only the profile waits. */
export const unfinished: Schema<'FreelancerDashboard'> = {
  ...nothing,
  freelancer: { ...freelancer, completion: { ...begun, percentage: 75 } },
};

const much: Schema<'FreelancerDashboard'> = { ...unfinished, waiting: { ...waiting, total: 23 } };

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
