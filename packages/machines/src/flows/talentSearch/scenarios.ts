import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { allTalent, talentFromAddress } from '../../domain/talentCriteria.ts';
import { required } from '../../kit/required.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import { freelancerListing } from '../../testing/marketplace/answers/people.ts';
import { foundListing, loosenedTalent, rateSpread } from '../../testing/marketplace/answers/search.ts';
import { oneOfMany, some } from '../../testing/marketplace/facts/crowd.ts';
import { freelancers as people } from '../../testing/marketplace/facts/freelancers.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { everyFilter, freelancers, freelancersOnPage } from '../../testing/samples.ts';
import { talentSearchMachine } from './flow.ts';

const { marguerite } = people;

type Event = ReplayEvent<typeof talentSearchMachine>;

export const input = { address: allTalent, chosen: [] };

/** Chooses a freelancer of the list to compare, or leaves them out. */
export const choosing = (place: number, isChosen = true): Event => {
  const { id, profile } = required(freelancers[place] ?? null);
  return { type: 'choice.change', freelancer: { id, name: profile.name }, isChosen };
};

/** Four who were chosen on other pages. */
export const fourChosen = some(oneOfMany, 0, 4).map(({ userId: id, name }) => ({ id, name }));

/** The address now has these criteria. */
export const addressed = (change: Partial<TalentCriteria>) =>
  ({ type: 'address.set', address: { ...allTalent, ...change } }) as const;

export const typing = (query: string) => ({ type: 'typed.change', typed: { query } }) as const;

export const found: Event = settled('searchFreelancers', freelancersOnPage());
export const nothing: Event = settled('searchFreelancers', { freelancers: [], pagination: searchPagination(0) });
export const failure: Event = rejected('searchFreelancers', failing.network);

/** The scale of rates is there. */
export const spread: Event = settled('getFreelancerRates', rateSpread());

export const talentSearchFlow = defineFlow({
  machine: talentSearchMachine,
  input,
  others: [
    typing('shop'),
    ...[0, 1, 2].map((place) => choosing(place)),
    { type: 'typed.change', typed: { location: 'Lis' } },

    { type: 'filters.change', filters: { skills: ['React'] } },
    { type: 'sort.change', value: 'rating-high' },
    { type: 'places.found', places: [] },
  ],
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [spread, found],

    /** Typed a moment ago: the list is still that of the words before. */
    typed: [spread, found, typing('react')],
    /** How rates are spread could not be loaded: their filter has a plain scale. */
    withoutRates: [rejected('getFreelancerRates', failing.network), found],
    loadingAgain: [spread, found, addressed({ sort: 'recent' })],
    /** One is chosen to compare: another is needed. */
    oneChosen: [spread, found, choosing(0)],
    twoChosen: [spread, found, choosing(0), choosing(2)],
    /** Chosen on other pages, and no room for another. */
    fourChosen: { input: { ...input, chosen: fourChosen }, events: [spread, found] },
    emptyWithChoice: { input: { ...input, chosen: fourChosen.slice(0, 2) }, events: [nothing] },
    hiddenPanel: [spread, found, { type: 'panel.change', value: 'hidden' }],
    drawer: [spread, found, { type: 'panel.change', value: 'drawer' }],
    drawerLoading: [spread, found, { type: 'panel.change', value: 'drawer' }, addressed({ minRating: 4 })],
    filtered: {
      input: { ...input, address: everyFilter },
      events: [
        spread,
        settled('searchFreelancers', {
          freelancers: [foundListing(marguerite, everyFilter.query)],
          pagination: searchPagination(1),
        }),
      ],
    },
    nothingFound: {
      input: { ...input, address: everyFilter },
      events: [
        spread,
        settled('searchFreelancers', {
          freelancers: [],
          pagination: searchPagination(0),
          loosened: loosenedTalent,
        }),
      ],
    },
    /** Nothing is left out that would help. */
    nothingAtAll: { input: { ...input, address: { ...allTalent, query: 'quilting' } }, events: [nothing] },
    capped: {
      input: { ...input, address: { ...allTalent, page: 84 } },
      events: [
        spread,
        settled('searchFreelancers', {
          freelancers: some(oneOfMany, 83 * 12, 4).map(freelancerListing),
          pagination: searchPagination(40_000, 84),
        }),
      ],
    },
  },
  list: {
    call: 'searchFreelancers',
    addressOf: talentFromAddress,
    answer: { freelancers },
    addresses: [{}, { page: '2' }, { search: 'shop', skills: 'React,Figma', minRate: '47.5', maxRate: '800' }],
    controls: [
      {
        name: 'words and a place, after Enter',
        events: [
          { type: 'typed.change', typed: { query: ' shop ' } },
          { type: 'typed.change', typed: { location: 'Graz' } },
          { type: 'typed.submit' },
        ],
        from: { page: '2' },
        to: { search: 'shop', location: 'Graz' },
      },
      {
        name: 'skills, with rates that were slid to',
        events: [
          { type: 'typed.change', typed: { minRate: 40, maxRate: 100 } },
          { type: 'filters.change', filters: { skills: ['React', 'Figma'] } },
        ],
        from: { page: '2', sort: 'recent' },
        to: { sort: 'recent', minRate: '40', maxRate: '100', skills: 'React,Figma' },
      },
      {
        name: 'anyone',
        events: [
          {
            type: 'filters.change',
            filters: { minRating: null, availability: null, experienceLevel: null, skills: [], skillsExcluded: [] },
          },
        ],
        from: {
          minRating: '4.5',
          availability: 'false',
          experienceLevel: 'entry',
          skills: 'React',
          skillsExcluded: 'PHP',
        },
        to: {},
      },
      {
        name: 'an order',
        events: [{ type: 'sort.change', value: 'rate-low' }],
        from: { search: 'shop', page: '2' },
        to: { search: 'shop', sort: 'rate-low' },
      },
    ],
  },
});
