import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, jobList, jobs } from '../../testing/samples.ts';
import { fittingJobsMachine } from './machine.ts';

type Event = ReplayEvent<typeof fittingJobsMachine>;

export const profileOf = (skills: string[]): Event =>
  settled('getFreelancerProfile', { data: { ...freelancerProfile, skills }, etag: '"1"' });
export const profileRead = profileOf(freelancerProfile.skills);
export const found = (list: Schema<'Job'>[]): Event => settled('listPublicJobs', { ...jobList, jobs: list });
export const failure: Event = rejected('getFreelancerProfile', failing.network);
export const refresh: Event = { type: 'jobs.refresh' };

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const fittingJobsSnapshots = {
  loading: at(fittingJobsMachine, undefined),
  searching: at(fittingJobsMachine, undefined, [profileRead]),
  shown: at(fittingJobsMachine, undefined, [profileRead, found(jobs)]),
  failed: at(fittingJobsMachine, undefined, [failure]),
} satisfies Record<StateOf<typeof fittingJobsMachine>, SnapshotFrom<typeof fittingJobsMachine>>;

/** Refinements of a state that people meet. */
export const fittingJobsVariations = {
  none: at(fittingJobsMachine, undefined, [profileRead, found([])]),
  withoutSkills: at(fittingJobsMachine, undefined, [profileOf([])]),
  loadingAgain: at(fittingJobsMachine, undefined, [profileRead, found(jobs), refresh]),
};
