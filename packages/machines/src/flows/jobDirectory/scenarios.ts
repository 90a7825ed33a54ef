import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork, workFromAddress } from '../../domain/workCriteria.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { job, jobs, jobsOfFreelancer, jobsOnPage } from '../../testing/samples.ts';
import type { JobDirectoryInput } from './flow.ts';
import { jobDirectoryMachine } from './flow.ts';

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

export const found: Event = settled('listPublicJobs', jobsOnPage());
export const foundApplied: Event = settled('listPublicJobs', jobsOnPage(1, jobsOfFreelancer));
export const nothing: Event = settled('listPublicJobs', { jobs: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicJobs', failing.network);
export const signedIn = { type: 'freelancer.set', freelancer: 'ngozi@adeyemi.example' } as const;

export const jobDirectoryFlow = defineFlow({
  machine: jobDirectoryMachine,
  input,
  others: [
    { type: 'freelancer.set', freelancer: 'tomas@herrera.example' },
    { type: 'freelancer.set', freelancer: null },
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [found],
    marking: [found, signedIn],

    applied: [found, signedIn, foundApplied],
    loadingAgain: [found, addressed({ page: 2 })],
    nothingFound: { input: inputAt({ query: 'quilting' }), events: [nothing] },
    /** Among what is set is a filter that the form has no field for. */
    filtered: {
      input: inputAt({
        query: 'shop',
        category: 'design',
        skills: ['Figma', 'React'],
        skillsExcluded: ['WordPress'],
        budgetMin: 500,
        duration: '2-3 months',
        sort: 'budget-high',
      }),
      events: [settled('listPublicJobs', jobsOnPage(1, [job]))],
    },
    lastPage: {
      input: inputAt({ page: 2 }),
      events: [settled('listPublicJobs', jobsOnPage(2))],
    },
  },
  list: {
    call: 'listPublicJobs',
    addressOf: workFromAddress,
    answer: { jobs },
    addresses: [
      {},
      { page: '2' },
      { search: 'shop', category: 'design', skills: 'Figma', sort: 'budget-low', page: '3' },
    ],
    controls: [
      {
        name: 'everything that the form asks for',
        events: [
          { type: 'form.change', change: { query: ' shop ', category: 'design', skills: ['Figma'] } },
          { type: 'form.change', change: { sort: 'proposals' } },
          { type: 'search.submit' },
        ],
        from: { page: '2' },
        to: { search: 'shop', category: 'design', skills: 'Figma', sort: 'proposals' },
      },
      {
        name: 'the whole directory',
        events: [
          { type: 'form.change', change: { query: '', category: null, skills: [] } },
          { type: 'form.change', change: { sort: 'latest' } },
          { type: 'search.submit' },
        ],
        from: { search: 'shop', category: 'design', skills: 'Figma', sort: 'proposals' },
        to: {},
      },
    ],
  },
});
