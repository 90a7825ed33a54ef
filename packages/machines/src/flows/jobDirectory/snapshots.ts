import type { SnapshotFrom } from 'xstate';

import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork } from '../../domain/workCriteria.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { jobList, jobs, jobsOfFreelancer, searchPagination } from '../../testing/samples.ts';
import type { JobDirectoryInput } from './machine.ts';
import { jobDirectoryMachine } from './machine.ts';

type Event = ReplayEvent<typeof jobDirectoryMachine>;

/** As the server draws it: it is not known who reads. */
export const input: JobDirectoryInput = { address: allWork, freelancer: null };

const inputAt = (change: Partial<WorkCriteria>): JobDirectoryInput => ({
  ...input,
  address: { ...allWork, ...change },
});

/** The address now has these criteria. */
export const addressed = (change: Partial<WorkCriteria>) =>
  ({ type: 'address.set', address: { ...allWork, ...change } }) as const;

export const found: Event = settled('listPublicJobs', jobList);
export const foundApplied: Event = settled('listPublicJobs', { ...jobList, jobs: jobsOfFreelancer });
export const nothing: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicJobs', failing.network);
export const signedIn = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const jobDirectorySnapshots = {
  loading: at(jobDirectoryMachine, input),
  failed: at(jobDirectoryMachine, input, [failure]),
  empty: at(jobDirectoryMachine, input, [nothing]),
  listed: at(jobDirectoryMachine, input, [found]),
  marking: at(jobDirectoryMachine, input, [found, signedIn]),
} satisfies Record<StateOf<typeof jobDirectoryMachine>, SnapshotFrom<typeof jobDirectoryMachine>>;

/** Refinements of a state that people meet. */
export const jobDirectoryVariations = {
  applied: at(jobDirectoryMachine, input, [found, signedIn, foundApplied]),
  loadingAgain: at(jobDirectoryMachine, input, [found, addressed({ page: 2 })]),
  nothingFound: at(jobDirectoryMachine, inputAt({ query: 'quilting' }), [nothing]),
  /** Among what is set is a filter that the form has no field for. */
  filtered: at(
    jobDirectoryMachine,
    inputAt({
      query: 'shop',
      category: 'design',
      skills: ['Figma', 'React'],
      skillsExcluded: ['WordPress'],
      budgetMin: 500,
      duration: '1 month',
      sort: 'budget-high',
    }),
    [settled('listPublicJobs', { jobs: jobs.slice(0, 1), pagination: searchPagination(1) })],
  ),
  lastPage: at(jobDirectoryMachine, inputAt({ page: 3 }), [
    settled('listPublicJobs', { jobs: jobs.slice(1), pagination: searchPagination(27, 3) }),
  ]),
};
