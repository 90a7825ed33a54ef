import type { SnapshotFrom } from 'xstate';

import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork } from '../../domain/workCriteria.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { jobList, jobs, jobsOfFreelancer, searchPagination } from '../../testing/samples.ts';
import { jobSearchMachine } from './machine.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

export const input = { address: allWork };

/** The address now has these criteria. */
export const addressed = (change: Partial<WorkCriteria>) =>
  ({ type: 'address.set', address: { ...allWork, ...change } }) as const;

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

/** Every filter is set. */
const everyFilter: WorkCriteria = {
  query: 'shop',
  category: 'design',
  skills: ['React', 'Figma'],
  skillsExcluded: ['WordPress'],
  budgetMin: 500,
  budgetMax: 5000,
  duration: '2-3 months',
  sort: 'budget-high',
  page: 1,
};

/** Refinements of a state that people meet. */
export const jobSearchVariations = {
  /** Typed a moment ago: the list is still that of the words before. */
  typed: at(jobSearchMachine, input, [found, { type: 'query.change', value: 'shop' }]),
  loadingAgain: at(jobSearchMachine, input, [found, addressed({ sort: 'proposals' })]),
  /** Nothing is left out that would help. */
  nothingFound: at(jobSearchMachine, input, [found, addressed({ query: 'quilting' }), nothing]),
  applied: at(jobSearchMachine, input, [settled('listPublicJobs', { ...jobList, jobs: jobsOfFreelancer })]),
  lastPage: at(jobSearchMachine, input, [
    found,
    addressed({ page: 3 }),
    settled('listPublicJobs', { jobs: jobs.slice(1), pagination: searchPagination(27, 3) }),
  ]),
  capped: at(jobSearchMachine, { address: { ...allWork, page: 84 } }, [
    settled('listPublicJobs', { jobs, pagination: searchPagination(40_000, 84) }),
  ]),
  hiddenPanel: at(jobSearchMachine, input, [found, { type: 'panel.change', value: 'hidden' }]),
  drawer: at(jobSearchMachine, input, [found, { type: 'panel.change', value: 'drawer' }]),
  drawerLoading: at(jobSearchMachine, input, [
    found,
    { type: 'panel.change', value: 'drawer' },
    addressed({ duration: '1 month' }),
  ]),
  filtered: at(jobSearchMachine, { address: everyFilter }, [
    settled('listPublicJobs', { jobs: jobsOfFreelancer.slice(0, 1), pagination: searchPagination(1) }),
  ]),
  nothingFiltered: at(jobSearchMachine, { address: everyFilter }, [
    settled('listPublicJobs', {
      jobs: [],
      pagination: searchPagination(0),
      loosened: [
        { filter: 'skillsExcluded', value: 'WordPress', total: 100, isCapped: true },
        { filter: 'budgetMin', total: 14, isCapped: false },
        { filter: 'duration', total: 3, isCapped: false },
        { filter: 'query', total: 1, isCapped: false },
      ],
    }),
  ]),
};
