import { assign, emit, setup } from 'xstate';

import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import type { Paged, PagedContext, PagedEvent } from '../../kit/lists.ts';
import { liesPastTheEnd, pageInAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface AssignedProjectsInput {
  /** As the address has it. */
  page: number;
}

export interface ListAssignedCall {
  params: QueryOf<'listAssignedProjects'>;
}

/**
 * The projects that a freelancer was given.
 *
 * Guarantees: a change of the address is followed without touching it again; a page past the end leads to the last one,
 * and the address with it; what was loaded last stays until something newer is there.
 */
export const assignedProjectsMachine = setup({
  types: {
    context: {} as PagedContext<Schema<'AssignedProjectList'>>,
    events: {} as PagedEvent,
    input: {} as AssignedProjectsInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    listAssignedProjects: call<Schema<'AssignedProjectList'>, ListAssignedCall>('listAssignedProjects'),
  },
  guards: {
    pageDiffers: ({ context }, { value }: { value: number }) => value !== context.page,
    pageIsPastTheEnd: (_, list: Paged) => liesPastTheEnd(list),
    nothingIsListed: (_, list: Schema<'AssignedProjectList'>) => list.projects.length === 0,
  },
  actions: {
    changeAddress: emit(({ context: { page } }) => ({
      type: 'address.change' as const,
      search: { page: pageInAddress(page) },
    })),
  },
}).createMachine({
  id: 'assignedProjects',
  context: ({ input }) => ({ page: input.page, result: null }),
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
        id: 'listAssignedProjects',
        src: 'listAssignedProjects',
        input: ({ context }) => ({ params: { page: context.page, limit: 10 } }),
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
        onError: { target: 'failed', actions: emit(problem('Error', 'Failed to load assigned projects')) },
      },
    },
    failed: { on: { 'list.retry': 'loading' } },
    empty: {},
    listed: {},
  },
});
