import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { ComparisonAddress } from '../../domain/comparison.ts';
import { comparedIn, comparisonInAddress } from '../../domain/comparison.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import { isSameInAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

interface Context {
  /** Who is compared, or about to be. */
  address: ComparisonAddress;
  /** What was loaded last. */
  result: Schema<'ComparedFreelancers'> | null;
}

export interface CompareFreelancersCall {
  params: QueryOf<'compareFreelancers'>;
}

/** Someone was taken out of a comparison: they are no longer chosen where it was put together either. */
export interface DropChoice {
  type: 'choice.drop';
  id: string;
}

const named = { params: ({ event }: { event: { id: string } }) => event };

const reading = resource({
  types: {} as Context,
  call: 'compareFreelancers',
  input: ({ address }): CompareFreelancersCall => ({ params: { ids: address.people.join(',') } }),
  keep: (result: Schema<'ComparedFreelancers'>) => ({ result }),
  shown: 'listed',
  unless: [{ guard: 'noneIsFound', target: 'empty' }],
  said: () => problem('Error', 'Failed to load freelancers. Please try again.'),
  retry: 'list.retry',
});

/**
 * Comparing freelancers side by side.
 *
 * Guarantees: who is compared follows the address alone, also on Back and from a shared link; an address that names no
 * one asks for nothing; the answer to an earlier request is dropped; someone who is taken out is gone at once, and the
 * others stay on screen meanwhile; a failure can be retried. Where the address names a project, what they proposed for it is
 * read and answered by the flow of its applicants.
 *
 * Area: Finding.
 */
export const talentComparisonMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'address.set'; address: ComparisonAddress }
      | { type: 'person.remove'; id: string }
      | { type: 'list.retry' },
    input: {} as { address: ComparisonAddress },
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    compareFreelancers: call<Schema<'ComparedFreelancers'>, CompareFreelancersCall>('compareFreelancers'),
    /** Where the choice of a list is kept. */
    keptChoice: fromCallback<DropChoice>(() => undefined),
  },
  guards: {
    addressDiffers: ({ context }, { address }: { address: ComparisonAddress }) =>
      !isSameInAddress(address, context.address),
    anyoneIsNamed: ({ context }) => context.address.people.length > 0,
    noneIsFound: (_, { freelancers }: Schema<'ComparedFreelancers'>) => freelancers.length === 0,
    isCompared: ({ context }, { id }: { id: string }) =>
      comparedIn(context.address, context.result?.freelancers ?? []).some((freelancer) => freelancer.id === id),
  },
  actions: {
    dropChoice: sendTo('keptChoice', (_, { id }: { id: string }): DropChoice => ({ type: 'choice.drop', id })),
    // People who are gone leave the address too, so that it says what is shown.
    askForOthers: emit(({ context }, { id }: { id: string }) => ({
      type: 'address.change' as const,
      search: comparisonInAddress(
        comparedIn(context.address, context.result?.freelancers ?? []).flatMap((one) => (one.id === id ? [] : one.id)),
      ),
    })),
  },
}).createMachine({
  id: 'talentComparison',
  context: ({ input }) => ({ ...input, result: null }),
  invoke: { id: 'keptChoice', src: 'keptChoice' },
  initial: 'unnamed',
  on: {
    'address.set': {
      guard: { type: 'addressDiffers', params: ({ event }) => event },
      target: '.unnamed',
      actions: assign(({ event: { address } }) => ({ address })),
    },
  },
  states: {
    unnamed: { always: { guard: 'anyoneIsNamed', target: 'loading' } },
    loading: reading.loading,
    failed: reading.failed,
    empty: reading.shown,
    listed: {
      ...reading.shown,
      on: {
        'person.remove': {
          guard: { type: 'isCompared', ...named },
          actions: [
            { type: 'askForOthers', ...named },
            { type: 'dropChoice', ...named },
          ],
        },
      },
    },
  },
});
