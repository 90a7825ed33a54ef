import { setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { Failed } from '../../kit/actors.ts';
import { problem } from '../../kit/effects.ts';
import type { PageAddress, Search } from '../../kit/lists.ts';
import { pageAddressOf } from '../../kit/lists.ts';
import { isMissing } from '../../kit/missing.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface SentAddress extends PageAddress {
  /** The project whose application alone is listed; null for all. */
  projectId: string | null;
}

export const sentAddressOf = (search: Search): SentAddress => ({
  ...pageAddressOf(search),
  projectId: search['project'] ?? null,
});

export interface ListSentCall {
  params: QueryOf<'listFreelancerApplications'>;
}

const list = pagedList({
  types: {} as PagedList<SentAddress, Schema<'FreelancerApplicationList'>>,
  operation: 'listFreelancerApplications',
  paramsOf: ({ page, projectId }): ListSentCall['params'] => ({
    page,
    limit: 10,
    ...(projectId !== null && { projectId }),
  }),
  entriesOf: ({ applications }) => applications,
  failure: problem('Error', 'Failed to load applications'),
});
const { loading, ...states } = list.chart.states;

/**
 * The applications that a freelancer has sent, as a paged list.
 *
 * Guarantees: a project that the address names and that cannot be one has no application, which is no failure.
 */
export const sentApplicationsMachine = setup(list.setup)
  .extend({
    guards: {
      addressIsWrong: ({ context }, { error }: Failed) => context.address.projectId !== null && isMissing(error),
    },
  })
  .createMachine({
    id: 'sentApplications',
    context: ({ input }) => ({ ...input, result: null }),
    ...list.chart,
    states: {
      loading: {
        ...loading,
        invoke: {
          ...loading.invoke,
          onError: [
            { guard: { type: 'addressIsWrong', params: ({ event }) => event }, target: 'empty' },
            loading.invoke.onError,
          ],
        },
      },
      ...states,
    },
  });
