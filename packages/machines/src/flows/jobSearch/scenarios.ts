import type { WorkCriteria } from '../../domain/workCriteria.ts';
import { allWork, workFromAddress } from '../../domain/workCriteria.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { job as jobOf } from '../../testing/marketplace/answers/jobs.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import { jobOfMany, some } from '../../testing/marketplace/facts/crowd.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, jobs, jobsOfFreelancer, jobsOnPage } from '../../testing/samples.ts';
import { jobSearchMachine } from './flow.ts';

type Event = ReplayEvent<typeof jobSearchMachine>;

export const input = { address: allWork };

/** The address now has these criteria. */
export const addressed = (change: Partial<WorkCriteria>) =>
  ({ type: 'address.set', address: { ...allWork, ...change } }) as const;

export const found: Event = settled('listPublicJobs', jobsOnPage());
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
    applied: [settled('listPublicJobs', jobsOnPage(1, jobsOfFreelancer))],
    lastPage: [found, addressed({ page: 2 }), settled('listPublicJobs', jobsOnPage(2))],
    capped: {
      input: { address: { ...allWork, page: 84 } },
      events: [
        settled('listPublicJobs', {
          jobs: some(jobOfMany, 83 * 12, 4).map(jobOf),
          pagination: searchPagination(40_000, 84),
        }),
      ],
    },
    hiddenPanel: [found, { type: 'panel.change', value: 'hidden' }],
    drawer: [found, { type: 'panel.change', value: 'drawer' }],
    drawerLoading: [found, { type: 'panel.change', value: 'drawer' }, addressed({ duration: '1 month' })],
    filtered: {
      input: { address: everyFilter },
      events: [settled('listPublicJobs', jobsOnPage(1, [appliedJob]))],
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
  list: {
    call: 'listPublicJobs',
    addressOf: workFromAddress,
    answer: { jobs },
    addresses: [
      {},
      { page: '2' },
      { search: 'shop', category: 'design', skills: 'React', budgetMin: '500', page: '3' },
    ],
    controls: [
      {
        name: 'words, after Enter',
        events: [{ type: 'query.change', value: ' shop ' }, { type: 'query.submit' }],
        from: { page: '2' },
        to: { search: 'shop' },
      },
      {
        name: 'a category, with what was typed',
        events: [
          { type: 'query.change', value: 'shop' },
          { type: 'category.change', value: 'design' },
        ],
        from: { page: '2', sort: 'budget-low' },
        to: { sort: 'budget-low', search: 'shop', category: 'design' },
      },
      {
        name: 'all categories',
        events: [{ type: 'category.change', value: null }],
        from: { category: 'design' },
        to: {},
      },
      {
        name: 'skills and a budget, with what was typed',
        events: [
          { type: 'query.change', value: 'shop ' },
          {
            type: 'filters.change',
            filters: { skills: ['React', 'Figma'], skillsExcluded: ['PHP'], budgetMin: 500, budgetMax: 5000 },
          },
        ],
        from: { page: '2', category: 'design' },
        to: {
          category: 'design',
          search: 'shop',
          skills: 'React,Figma',
          skillsExcluded: 'PHP',
          budgetMin: '500',
          budgetMax: '5000',
        },
      },
      {
        name: 'any skills, budget and duration',
        events: [
          {
            type: 'filters.change',
            filters: { skills: [], skillsExcluded: [], budgetMin: null, budgetMax: null, duration: null },
          },
        ],
        from: {
          skills: 'React',
          skillsExcluded: 'PHP',
          budgetMin: '500',
          budgetMax: '5000',
          duration: '1 month',
        },
        to: {},
      },
      {
        name: 'an order',
        events: [{ type: 'sort.change', value: 'proposals' }],
        from: { search: 'shop', page: '2' },
        to: { search: 'shop', sort: 'proposals' },
      },
      {
        name: 'the usual order',
        events: [{ type: 'sort.change', value: 'latest' }],
        from: { sort: 'proposals' },
        to: {},
      },
    ],
  },
});
