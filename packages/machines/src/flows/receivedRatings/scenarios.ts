import { pageAddressOf } from '../../kit/lists.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pageOf, pagination } from '../../testing/marketplace/answers/lists.ts';
import { receivedRating } from '../../testing/marketplace/answers/publicProfiles.ts';
import type { Client } from '../../testing/marketplace/facts/clients.ts';
import { clients } from '../../testing/marketplace/facts/clients.ts';
import type { Freelancer } from '../../testing/marketplace/facts/freelancer.ts';
import { freelancers } from '../../testing/marketplace/facts/freelancers.ts';
import { received } from '../../testing/marketplace/facts/marketplace.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { receivedRatingsMachine } from './flow.ts';

type Event = ReplayEvent<typeof receivedRatingsMachine>;

export const input = { address: { page: 1 } };

const of = (person: Client | Freelancer) => received(person).map(receivedRating);

/** What clients say of Ngozi Adeyemi. */
export const ratings = of(freelancers.ngozi);
/** What clients say of someone who has been rated more often than a page can hold. */
const manyRatings = of(freelancers.tomas);

const listed = (all: readonly Schema<'Rating'>[], page = 1) => {
  const listing = pagination(all.length, page, 10);
  return { ratings: pageOf(all, listing), pagination: listing };
};
const answered = (...list: Parameters<typeof listed>): Event => settled('listReceivedRatings', listed(...list));

export const loaded = answered(ratings);
export const nothing = answered([]);
export const failure: Event = rejected('listReceivedRatings', failing.network);

export const reply = { type: 'reply.write', ratingId: ratings.find(({ reply }) => reply === null)?.id ?? '' } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'text', value }) as const;
export const confirm = { type: 'decision.confirm' } as const;
const written = write('Thank you. The clinic was a pleasure to work for.');

/** What freelancers said of a client, who has replied. */
const ofClient = answered(of(clients.mara));

export const receivedRatingsFlow = defineFlow({
  machine: receivedRatingsMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded],
    replying: [loaded, reply],
    publishing: [loaded, reply, written, confirm],

    /** Another came while a reply was being written. */
    withNews: [answered(ratings.slice(1)), { type: 'list.heard', ...input, list: listed(ratings), wasHeld: true }],
    ofClient: [ofClient],
    replyIsMissing: [loaded, reply, confirm],
    replyFailed: [loaded, reply, written, confirm, rejected('replyToRating', failing.network)],
    loadingAgain: [answered(manyRatings), { type: 'address.set', address: { page: 2 } }],
  },
  list: {
    call: 'listReceivedRatings',
    addressOf: pageAddressOf,
    answer: { ratings },
  },
});
