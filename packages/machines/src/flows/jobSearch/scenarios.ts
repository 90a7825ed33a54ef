import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork } from '../../domain/workCriteria.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { jobList, jobs, jobsOfFreelancer, searchPagination } from '../../testing/samples.ts';
import { jobSearchMachine } from './flow.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

export const input = { address: allWork };

/** The address now has these criteria. */
export const addressed = (change: Partial<WorkCriteria>) =>
  ({ type: 'address.set', address: { ...allWork, ...change } }) as const;

export const found: Event = settled('listPublicJobs', jobList);
export const nothing: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicJobs', failing.network);

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

export const jobSearchFlow = defineFlow({
  machine: jobSearchMachine,
  input,
  others: [
    { type: 'filters.change', filters: { skills: ['React'], budgetMin: 500 } },
    { type: 'category.change', value: 'design' },
    { type: 'category.change', value: null },
    { type: 'sort.change', value: 'proposals' },
    ...jobsOfFreelancer.map((job): Event => ({ type: 'job.set', job })),
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [found],

    /** Typed a moment ago: the list is still that of the words before. */
    typed: [found, { type: 'query.change', value: 'shop' }],
    loadingAgain: [found, addressed({ sort: 'proposals' })],
    /** Nothing is left out that would help. */
    nothingFound: [found, addressed({ query: 'quilting' }), nothing],
    applied: [settled('listPublicJobs', { ...jobList, jobs: jobsOfFreelancer })],
    lastPage: [
      found,
      addressed({ page: 3 }),
      settled('listPublicJobs', { jobs: jobs.slice(1), pagination: searchPagination(27, 3) }),
    ],
    capped: {
      input: { address: { ...allWork, page: 84 } },
      events: [settled('listPublicJobs', { jobs, pagination: searchPagination(40_000, 84) })],
    },
    hiddenPanel: [found, { type: 'panel.change', value: 'hidden' }],
    drawer: [found, { type: 'panel.change', value: 'drawer' }],
    drawerLoading: [found, { type: 'panel.change', value: 'drawer' }, addressed({ duration: '1 month' })],
    filtered: {
      input: { address: everyFilter },
      events: [settled('listPublicJobs', { jobs: jobsOfFreelancer.slice(0, 1), pagination: searchPagination(1) })],
    },
    nothingFiltered: {
      input: { address: everyFilter },
      events: [
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
      ],
    },
  },
});
