import type { SnapshotFrom } from 'xstate';

import type { JobCriteria } from '../../domain/jobCriteria.ts';
import { allJobs } from '../../domain/jobCriteria.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { jobList, jobs, jobsOfFreelancer, searchPagination } from '../../testing/samples.ts';
import { jobSearchMachine } from './machine.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

export const input = { address: allJobs };

/** The address now has these criteria. */
export const addressed = (change: Partial<JobCriteria>) =>
  ({ type: 'address.set', address: { ...allJobs, ...change } }) as const;

export const found: Event = settled('listPublicJobs', jobList);
export const nothing: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicJobs', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const jobSearchSnapshots = {
  loading: at(jobSearchMachine, input),
  failed: at(jobSearchMachine, input, [failure]),
  empty: at(jobSearchMachine, input, [nothing]),
  listed: at(jobSearchMachine, input, [found]),
} satisfies Record<StateOf<typeof jobSearchMachine>, SnapshotFrom<typeof jobSearchMachine>>;

/** Refinements of a state that people meet. */
export const jobSearchVariations = {
  /** Typed a moment ago: the list is still that of the words before. */
  typed: at(jobSearchMachine, input, [found, { type: 'query.change', value: 'shop' }]),
  loadingAgain: at(jobSearchMachine, input, [found, addressed({ sort: 'proposals' })]),
  nothingFound: at(jobSearchMachine, input, [found, addressed({ query: 'quilting' }), nothing]),
  applied: at(jobSearchMachine, input, [settled('listPublicJobs', { ...jobList, jobs: jobsOfFreelancer })]),
  lastPage: at(jobSearchMachine, input, [
    found,
    addressed({ page: 3 }),
    settled('listPublicJobs', { jobs: jobs.slice(1), pagination: searchPagination(27, 3) }),
  ]),
  capped: at(jobSearchMachine, { address: { ...allJobs, page: 84 } }, [
    settled('listPublicJobs', { jobs, pagination: searchPagination(40_000, 84) }),
  ]),
  filtered: at(jobSearchMachine, { address: { query: 'shop', category: 'design', sort: 'budget-high', page: 1 } }, [
    settled('listPublicJobs', { jobs: jobs.slice(0, 1), pagination: searchPagination(1) }),
  ]),
};
