import { assign, cancel, emit, raise, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { TalentCriteria, TalentFilters } from '../../domain/talentCriteria.ts';
import { talentInAddress, talentParams } from '../../domain/talentCriteria.ts';
import { problem } from '../../kit/effects.ts';
import { isSameInAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import type { Asked, Typed } from './typed.ts';
import { askedBy, typedAfter, typedIn } from './typed.ts';

/** Where the filters are: beside the list, out of sight, or over the page. */
export type FilterPanel = 'shown' | 'hidden' | 'drawer';

interface OwnContext {
  /** What the controls say that are taken up after a moment of quiet. */
  typed: Typed;
  /** What the address was asked to say of them, until it does. */
  asked: Asked | null;
  panel: FilterPanel;
}

type OwnEvent =
  | { type: 'typed.change'; typed: Partial<Typed> }
  /** What was typed counts now. */
  | { type: 'typed.submit' }
  | { type: 'filters.change'; filters: Partial<TalentFilters> }
  | { type: 'sort.change'; value: TalentCriteria['sort'] }
  | { type: 'panel.change'; value: FilterPanel };

export interface SearchFreelancersCall {
  params: QueryOf<'searchFreelancers'>;
}

const list = pagedList({
  types: {} as PagedList<TalentCriteria, Schema<'FreelancerList'>, OwnContext, OwnEvent>,
  operation: 'searchFreelancers',
  paramsOf: (criteria): SearchFreelancersCall['params'] => talentParams(criteria),
  entriesOf: ({ freelancers }) => freelancers,
  failure: problem('Error', 'Failed to load freelancers. Please try again.'),
});

const { 'address.set': follow } = list.chart.on;

const differs = (criteria: TalentCriteria, change: Partial<TalentCriteria>): boolean =>
  !isSameInAddress({ ...criteria, ...change }, criteria);

/**
 * Looking for freelancers.
 *
 * Guarantees: what is typed, and a rate that is slid to, is taken up after a moment of quiet, everything else at once; any
 * change but that of the page starts from the first page; what a person goes on typing while a list loads is not lost.
 */
export const talentSearchMachine = setup({ ...list.setup, delays: { quiet: 500 } })
  .extend({
    guards: {
      typedDiffers: ({ context }) => differs(context.address, askedBy(context.typed)),
      filtersDiffer: ({ context }, { filters }: { filters: Partial<TalentFilters> }) =>
        differs(context.address, filters),
      sortDiffers: ({ context }, { value }: { value: TalentCriteria['sort'] }) => value !== context.address.sort,
      panelDiffers: ({ context }, { value }: { value: FilterPanel }) => value !== context.panel,
    },
    actions: {
      // Another list starts from its first page. What was typed meanwhile counts too.
      askForList: emit(({ context }, change: Partial<TalentCriteria>) => ({
        type: 'address.change' as const,
        search: talentInAddress({ ...askedBy(context.typed), page: 1, ...change }),
      })),
      keepAsked: assign(({ context }) => ({ asked: askedBy(context.typed) })),
      followAddress: assign(({ context }, { address }: { address: TalentCriteria }) => ({
        typed: typedAfter(address, context.typed, context.asked),
        asked: null,
      })),
    },
  })
  .createMachine({
    id: 'talentSearch',
    context: ({ input }) => ({
      ...input,
      typed: typedIn(input.address),
      asked: null,
      panel: 'shown',
      result: null,
    }),
    ...list.chart,
    on: {
      'address.set': {
        ...follow,
        actions: [follow.actions, { type: 'followAddress', params: ({ event }) => event }],
      },
      'typed.change': {
        actions: [
          assign(({ context, event }) => ({ typed: { ...context.typed, ...event.typed } })),
          cancel('quiet'),
          raise({ type: 'typed.submit' }, { id: 'quiet', delay: 'quiet' }),
        ],
      },
      'typed.submit': {
        guard: 'typedDiffers',
        actions: [cancel('quiet'), { type: 'askForList', params: {} }, 'keepAsked'],
      },
      'filters.change': {
        guard: { type: 'filtersDiffer', params: ({ event }) => event },
        actions: [{ type: 'askForList', params: ({ event }) => event.filters }, 'keepAsked'],
      },
      'sort.change': {
        guard: { type: 'sortDiffers', params: ({ event }) => event },
        actions: [{ type: 'askForList', params: ({ event }) => ({ sort: event.value }) }, 'keepAsked'],
      },
      'panel.change': {
        guard: { type: 'panelDiffers', params: ({ event }) => event },
        actions: assign(({ event }) => ({ panel: event.value })),
      },
    },
  });
