import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { allTalent, talentFromAddress } from '../../domain/talentCriteria.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { searchPagination } from '../../testing/marketplace/answers/lists.ts';
import { foundListing, loosenedTalent, rateSpread } from '../../testing/marketplace/answers/search.ts';
import { freelancers as people } from '../../testing/marketplace/facts/freelancers.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { everyFilter, freelancers, freelancersOnPage } from '../../testing/samples.ts';
import { talentDirectoryMachine } from './flow.ts';

const { marguerite } = people;

type Event = ReplayEvent<typeof talentDirectoryMachine>;

export const input = { address: allTalent };

const inputAt = (change: Partial<TalentCriteria>) => ({ address: { ...allTalent, ...change } });

/** The address now has these criteria. */
export const addressed = (change: Partial<TalentCriteria>) =>
  ({ type: 'address.set', address: { ...allTalent, ...change } }) as const;

export const found: Event = settled('listPublicFreelancers', freelancersOnPage());
export const nothing: Event = settled('listPublicFreelancers', { freelancers: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicFreelancers', failing.network);

/** The scale of rates is there. */
export const spread: Event = settled('getFreelancerRates', rateSpread());

export const talentDirectoryFlow = defineFlow({
  machine: talentDirectoryMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [spread, found],

    /** How rates are spread could not be loaded: their filter has a plain scale. */
    withoutRates: [rejected('getFreelancerRates', failing.network), found],
    loadingAgain: [spread, found, addressed({ page: 2 })],
    /** Among what is set are filters that the form has no field for. */
    filtered: {
      input: { address: everyFilter },
      events: [
        spread,
        settled('listPublicFreelancers', {
          freelancers: [foundListing(marguerite, everyFilter.query)],
          pagination: searchPagination(1),
        }),
      ],
    },
    nothingFound: {
      input: { address: everyFilter },
      events: [
        spread,
        settled('listPublicFreelancers', {
          freelancers: [],
          pagination: searchPagination(0),
          loosened: loosenedTalent,
        }),
      ],
    },
    lastPage: {
      input: inputAt({ page: 2 }),
      events: [spread, settled('listPublicFreelancers', freelancersOnPage(2))],
    },
  },
  list: {
    call: 'listPublicFreelancers',
    addressOf: talentFromAddress,
    answer: { freelancers },
    addresses: [{}, { page: '2' }, { search: 'shop', skills: 'React,Figma', minRate: '47.5', maxRate: '800' }],
    controls: [
      {
        name: 'everything that the form asks for',
        events: [
          { type: 'form.change', change: { query: ' shop ', skills: ['Figma'], location: ' Graz ' } },
          { type: 'form.change', change: { minRating: 4, minRate: 40, sort: 'recent' } },
          { type: 'search.submit' },
        ],
        from: { page: '2', maxRate: '100' },
        to: {
          search: 'shop',
          skills: 'Figma',
          location: 'Graz',
          minRating: '4',
          sort: 'recent',
          minRate: '40',
          maxRate: '100',
        },
      },
    ],
  },
});
