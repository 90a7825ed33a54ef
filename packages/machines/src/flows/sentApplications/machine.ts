import { assign, emit, setup } from 'xstate';

import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import type { Paged, PagedContext, PagedEvent } from '../../kit/lists.ts';
import { liesPastTheEnd, pageInAddress } from '../../kit/lists.ts';
import { isMissing } from '../../kit/missing.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface SentApplicationsInput {
  /** As the address has it. */
  page: number;
  /** The project that the address names: its application alone is listed. */
  projectId: string | null;
}

interface Context extends PagedContext<Schema<'FreelancerApplicationList'>> {
  projectId: string | null;
}

export interface ListSentCall {
  params: QueryOf<'listFreelancerApplications'>;
}

/**
 * The applications that a freelancer has sent.
 *
 * Guarantees: a change of the address is followed without touching it again; a page past the end leads to the last one,
 * and the address with it; what was loaded last stays until something newer is there; a project that the
 * address names and that cannot be one has no application, which is no failure.
 */
export const sentApplicationsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PagedEvent,
    input: {} as SentApplicationsInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listFreelancerApplications: call<Schema<'FreelancerApplicationList'>, ListSentCall>('listFreelancerApplications'),
  },
  guards: {
    pageDiffers: ({ context }, { value }: { value: number }) => value !== context.page,
    addressIsWrong: ({ context }, { error }: Failed) => context.projectId !== null && isMissing(error),
    pageIsPastTheEnd: (_, list: Paged) => liesPastTheEnd(list),
    nothingIsListed: (_, list: Schema<'FreelancerApplicationList'>) => list.applications.length === 0,
  },
  actions: {
    changeAddress: emit(({ context: { page } }) => ({
      type: 'address.change' as const,
      search: { page: pageInAddress(page) },
    })),
  },
}).createMachine({
  id: 'sentApplications',
  context: ({ input }) => ({ ...input, result: null }),
  initial: 'loading',
  on: {
    'page.set': {
      guard: { type: 'pageDiffers', params: ({ event }) => event },
      target: '.loading',
      actions: assign(({ event }) => ({ page: event.value })),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'listFreelancerApplications',
        src: 'listFreelancerApplications',
        input: ({ context: { page, projectId } }) => ({
          params: { page, limit: 10, ...(projectId !== null && { projectId }) },
        }),
        onDone: [
          {
            guard: { type: 'pageIsPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: [assign(({ event }) => ({ page: event.output.pagination.pages })), 'changeAddress'],
          },
          {
            guard: { type: 'nothingIsListed', params: ({ event }) => event.output },
            target: 'empty',
            actions: assign(({ event }) => ({ result: event.output })),
          },
          { target: 'listed', actions: assign(({ event }) => ({ result: event.output })) },
        ],
        onError: [
          { guard: { type: 'addressIsWrong', params: ({ event }) => event }, target: 'empty' },
          { target: 'failed', actions: emit(problem('Error', 'Failed to load applications')) },
        ],
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    listed: {},
  },
});
