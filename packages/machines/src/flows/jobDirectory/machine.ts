import type { JobCategory, JobSort } from '@guildhall/api/enums';
import type { Skill } from '@guildhall/api/skills';
import { assign, emit, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { DirectoryCriteria } from '../../domain/directoryCriteria.ts';
import { toDirectory } from '../../domain/directoryCriteria.ts';
import { queryOf } from '../../domain/jobCriteria.ts';
import { withoutApplication } from '../../domain/jobs.ts';
import { problem } from '../../kit/effects.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface OwnContext {
  /** What the form says; it becomes the address when it is sent. */
  form: DirectoryCriteria;
  /** The freelancer for whom the jobs were asked for, by email; null for everyone else. */
  freelancer: string | null;
}

type OwnEvent =
  | { type: 'query.change'; value: string }
  | { type: 'category.change'; value: JobCategory | null }
  | { type: 'skill.change'; value: Skill | null }
  | { type: 'sort.change'; value: JobSort }
  | { type: 'search.submit' }
  /** It is known who reads the page, or that has changed. */
  | { type: 'freelancer.set'; freelancer: string | null };

type Types = PagedList<DirectoryCriteria, Schema<'JobList'>, OwnContext, OwnEvent>;

export interface JobDirectoryInput {
  address: DirectoryCriteria;
  freelancer: string | null;
}

const params = ({ query, category, skill, sort, page }: DirectoryCriteria): QueryOf<'listPublicJobs'> => ({
  page,
  limit: 12,
  sort,
  ...(query !== '' && { query }),
  ...(category !== null && { category }),
  ...(skill !== null && { skills: skill }),
});

/** What the form asks for when it is sent. */
const asked = (form: DirectoryCriteria): DirectoryCriteria => ({ ...form, query: queryOf(form.query), page: 1 });

const list = pagedList({
  types: {} as Omit<Types, 'input'> & { input: JobDirectoryInput },
  operation: 'listPublicJobs',
  paramsOf: params,
  entriesOf: ({ jobs }) => jobs,
  failure: problem('Error', 'Failed to load jobs. Please try again.'),
});

const { 'address.set': follow } = list.chart.on;
const { states } = list.chart;

/**
 * The public directory of jobs.
 *
 * Guarantees: nothing that is typed or chosen takes effect before the form is sent, as it is where no script runs; what is
 * sent starts from the first page; a freelancer is told which jobs they have applied to, and no one else is, without
 * anything leaving the screen meanwhile.
 */
export const jobDirectoryMachine = setup(list.setup)
  .extend({
    guards: {
      formDiffers: ({ context: { form, address } }) =>
        JSON.stringify(toDirectory(asked(form))) !== JSON.stringify(toDirectory(address)),
      isAnother: ({ context }, freelancer: string | null) => freelancer !== context.freelancer,
      isAnotherFreelancer: ({ context }, freelancer: string | null) =>
        freelancer !== null && freelancer !== context.freelancer,
    },
    actions: {
      setFreelancer: assign(({ context: { result } }, freelancer: string | null) => ({
        freelancer,
        // What one freelancer has applied to is no other reader's business.
        result: result && { ...result, jobs: result.jobs.map(withoutApplication) },
      })),
      change: assign(({ context: { form } }, value: Partial<DirectoryCriteria>) => ({ form: { ...form, ...value } })),
    },
  })
  .createMachine({
    id: 'jobDirectory',
    context: ({ input }) => ({ ...input, form: input.address, result: null }),
    ...list.chart,
    on: {
      'address.set': {
        ...follow,
        actions: [follow.actions, assign(({ event }) => ({ form: event.address }))],
      },
      'query.change': { actions: { type: 'change', params: ({ event }) => ({ query: event.value }) } },
      'category.change': { actions: { type: 'change', params: ({ event }) => ({ category: event.value }) } },
      'skill.change': { actions: { type: 'change', params: ({ event }) => ({ skill: event.value }) } },
      'sort.change': { actions: { type: 'change', params: ({ event }) => ({ sort: event.value }) } },
      'search.submit': [
        {
          guard: 'formDiffers',
          actions: emit(({ context: { form } }) => ({
            type: 'address.change' as const,
            search: toDirectory(asked(form)),
          })),
        },
        // The same once more: it may have changed since.
        { target: '.loading' },
      ],
      'freelancer.set': {
        guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
        actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
      },
    },
    states: {
      ...states,
      loading: {
        ...states.loading,
        on: {
          'freelancer.set': {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            target: 'loading',
            reenter: true,
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        },
      },
      listed: {
        ...states.listed,
        on: {
          'freelancer.set': [
            {
              guard: { type: 'isAnotherFreelancer', params: ({ event }) => event.freelancer },
              target: 'marking',
              actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
            },
            {
              guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
              actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
            },
          ],
        },
      },
      /** The list is there; which of its jobs the freelancer has applied to is on its way. */
      marking: {
        invoke: {
          id: 'listPublicJobs',
          src: 'listPublicJobs',
          input: ({ context }) => ({ params: params(context.address) }),
          onDone: { target: 'listed', actions: assign(({ event }) => ({ result: event.output })) },
          // Nothing is lost: a job says on its own page whether its reader has applied.
          onError: 'listed',
        },
        on: {
          'freelancer.set': {
            guard: { type: 'isAnother', params: ({ event }) => event.freelancer },
            target: 'marking',
            reenter: true,
            actions: { type: 'setFreelancer', params: ({ event }) => event.freelancer },
          },
        },
      },
    },
  });
