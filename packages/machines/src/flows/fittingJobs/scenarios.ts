import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, jobList, jobs } from '../../testing/samples.ts';
import { fittingJobsMachine } from './flow.ts';

type Event = ReplayEvent<typeof fittingJobsMachine>;

export const profileOf = (skills: string[]): Event =>
  settled('getFreelancerProfile', { data: { ...freelancerProfile, skills }, etag: '"1"' });
export const profileRead = profileOf(freelancerProfile.skills);
export const found = (list: Schema<'Job'>[]): Event => settled('listPublicJobs', { ...jobList, jobs: list });
export const failure: Event = rejected('getFreelancerProfile', failing.network);
export const refresh: Event = { type: 'jobs.refresh' };

export const fittingJobsFlow = defineFlow({
  machine: fittingJobsMachine,
  scenarios: {
    loading: [],
    searching: [profileRead],
    shown: [profileRead, found(jobs)],
    failed: [failure],

    none: [profileRead, found([])],
    withoutSkills: [profileOf([])],
    loadingAgain: [profileRead, found(jobs), refresh],
  },
});
