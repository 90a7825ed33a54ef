import { assign, cancel, emit, fromCallback, raise, sendTo, setup } from 'xstate';

import type { PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { ChosenFreelancer } from '../../domain/comparison.ts';
import { comparedAtOnce, isFull } from '../../domain/comparison.ts';
import type { RateSpread } from '../../domain/rateSpread.ts';
import type { TalentCriteria, TalentFilters } from '../../domain/talentCriteria.ts';
import { placeToFind, talentInAddress, talentParams } from '../../domain/talentCriteria.ts';
import { call } from '../../kit/actors.ts';
import { problem } from '../../kit/effects.ts';
import type { FilterPanel } from '../../kit/lists.ts';
import { isSameInAddress } from '../../kit/lists.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import type { ChoiceChange } from './choice.ts';
import { choiceAfter, choiceDiffers } from './choice.ts';
import type { Typed } from './typed.ts';
import { askedBy, typedAfter, typedIn } from './typed.ts';

interface OwnContext {
  /** What the controls say that are taken up after a moment of quiet. */
  typed: Typed;
  /** What the address was asked to say of them, until it does. */
  asked: Typed | null;
  panel: FilterPanel;
  /** Locations that freelancers have, for what is typed; null while they are looked for. */
  places: readonly Place[] | null;
  /** How the rates of everyone are spread: the scale of their filter. Null until it is known, and where it is not to be had. */
  rates: RateSpread | null;
  /** Freelancers to compare, in the order in which they were chosen, whatever page or filter they were found on. */
  chosen: readonly ChosenFreelancer[];
}

type Place = Schema<'FreelancerLocations'>['locations'][number];

/** What is typed as a location, to suggest others for. */
export interface PlacesAsked {
  type: 'places.ask';
  query: string;
}

/** The suggestions for what was typed last. */
export interface PlacesFound {
  type: 'places.found';
  places: readonly Place[];
}

type OwnEvent =
  | { type: 'typed.change'; typed: Partial<Typed> }
  /** What was typed counts now. */
  | { type: 'typed.submit' }
  | { type: 'filters.change'; filters: Partial<TalentFilters> }
  | { type: 'sort.change'; value: TalentCriteria['sort'] }
  | { type: 'panel.change'; value: FilterPanel }
  | ChoiceChange
  | { type: 'choice.clear' }
  | PlacesFound;

export interface SearchFreelancersCall {
  params: QueryOf<'searchFreelancers'>;
}

type Paged = PagedList<TalentCriteria, Schema<'FreelancerList'>, OwnContext, OwnEvent>;

interface Types extends Paged {
  input: Paged['input'] & {
    /** Freelancers who were chosen before, on another visit to the page. */
    chosen: readonly ChosenFreelancer[];
  };
}

const list = pagedList({
  types: {} as Types,
  operation: 'searchFreelancers',
  paramsOf: (criteria): SearchFreelancersCall['params'] => talentParams(criteria),
  entriesOf: ({ freelancers }) => freelancers,
  failure: problem('Error', 'Failed to load freelancers. Please try again.'),
});

const { 'address.set': follow } = list.chart.on;

const differs = (criteria: TalentCriteria, change: Partial<TalentCriteria>): boolean =>
  !isSameInAddress({ ...criteria, ...change }, criteria);

/** What lies behind the drawer cannot be changed. */
const changesChoice = ({ panel, chosen, result }: Types['context'], change: ChoiceChange): boolean =>
  panel !== 'drawer' && choiceDiffers(chosen, change, result?.freelancers ?? []);

/**
 * Looking for freelancers.
 *
 * Guarantees: what is typed, and rates that are slid to, are taken up after a moment of quiet, everything else at once; any
 * change but that of the page starts from the first page; what a person goes on typing while a list loads is not lost;
 * freelancers who are chosen to be compared stay so whatever is listed, and there are never more than a comparison holds.
 *
 * Area: Finding.
 */
export const talentSearchMachine = setup({
  ...list.setup,
  delays: { quiet: 500 },
  actors: {
    ...list.setup.actors,
    getFreelancerRates: call<RateSpread, void>('getFreelancerRates'),
    /** Answers what is asked last, and nothing where it cannot: suggestions are no more than a help. */
    listFreelancerLocations: fromCallback<PlacesAsked>(() => undefined),
  },
})
  .extend({
    guards: {
      typedDiffers: ({ context }) => differs(context.address, askedBy(context.typed)),
      // Filters that are out of sight cannot be changed, nor what lies behind the drawer.
      filtersDiffer: ({ context }, { filters }: { filters: Partial<TalentFilters> }) =>
        context.panel !== 'hidden' && differs(context.address, filters),
      sortDiffers: ({ context }, { value }: { value: TalentCriteria['sort'] }) =>
        context.panel !== 'drawer' && value !== context.address.sort,
      isLocation: (_, { typed }: { typed: Partial<Typed> }) => typed.location !== undefined,
      choiceDiffers: ({ context }, change: ChoiceChange) => changesChoice(context, change),
      choiceIsFull: ({ context }, change: ChoiceChange) =>
        change.isChosen && isFull(context.chosen) && changesChoice(context, change),
      anyoneIsChosen: ({ context }) => context.chosen.length > 0 && context.panel !== 'drawer',
      panelDiffers: ({ context }, { value }: { value: FilterPanel }) => value !== context.panel,
    },
    actions: {
      keepTyped: assign(({ context }, { typed }: { typed: Partial<Typed> }) => ({
        typed: { ...context.typed, ...typed },
      })),
      // Another list starts from its first page. What was typed meanwhile counts too.
      askForList: emit(({ context }, change: Partial<TalentCriteria>) => ({
        type: 'address.change' as const,
        search: talentInAddress({ ...askedBy(context.typed), page: 1, ...change }),
      })),
      choose: assign(({ context }, change: ChoiceChange) => ({ chosen: choiceAfter(context.chosen, change) })),
      refuseAnother: emit(
        problem(
          `You can compare ${comparedAtOnce.most} freelancers at once`,
          'Remove one of them first. Your selection is kept.',
        ),
      ),
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
      places: [],
      rates: null,
      result: null,
    }),
    ...list.chart,
    invoke: [
      { id: 'listFreelancerLocations', src: 'listFreelancerLocations' },
      {
        id: 'getFreelancerRates',
        src: 'getFreelancerRates',
        onDone: { actions: assign(({ event }) => ({ rates: event.output })) },
        // Their filter has a plain scale then.
        onError: {},
      },
    ],
    on: {
      'address.set': {
        ...follow,
        actions: [follow.actions, { type: 'followAddress', params: ({ event }) => event }],
      },
      'typed.change': [
        {
          guard: { type: 'isLocation', params: ({ event }) => event },
          actions: [
            { type: 'keepTyped', params: ({ event }) => event },
            assign({ places: null }),
            sendTo('listFreelancerLocations', ({ context }): PlacesAsked => ({
              type: 'places.ask',
              query: placeToFind(context.typed.location),
            })),
            cancel('quiet'),
            raise({ type: 'typed.submit' }, { id: 'quiet', delay: 'quiet' }),
          ],
        },
        {
          actions: [
            { type: 'keepTyped', params: ({ event }) => event },
            cancel('quiet'),
            raise({ type: 'typed.submit' }, { id: 'quiet', delay: 'quiet' }),
          ],
        },
      ],
      'places.found': { actions: assign(({ event }) => ({ places: event.places })) },
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
      'choice.change': [
        { guard: { type: 'choiceIsFull', params: ({ event }) => event }, actions: 'refuseAnother' },
        {
          guard: { type: 'choiceDiffers', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
      ],
      'choice.clear': { guard: 'anyoneIsChosen', actions: assign({ chosen: [] }) },
      'panel.change': {
        guard: { type: 'panelDiffers', params: ({ event }) => event },
        actions: assign(({ event }) => ({ panel: event.value })),
      },
    },
  });
