import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, jobsOfFreelancer, newFreelancerProfile } from '../../testing/samples.ts';
import { fittingJobsMachine } from './flow.ts';

type Event = ReplayEvent<typeof fittingJobsMachine>;

export const profileOf = (data: Schema<'FreelancerProfile'>): Event =>
  settled('getFreelancerProfile', { data, etag: '"1"' });
export const profileRead = profileOf(freelancerProfile);
const jobs = jobsOfFreelancer.filter(({ sharedSkills = [] }) => sharedSkills.length > 0);
export const found = (list: Schema<'Job'>[]): Event =>
  settled('listPublicJobs', { jobs: list, pagination: searchPagination(list.length) });
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
    withoutSkills: [profileOf(newFreelancerProfile)],
    loadingAgain: [profileRead, found(jobs), refresh],
  },
});
