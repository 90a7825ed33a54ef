import { pageAddressOf } from '../../kit/lists.ts';
import type { Schema } from '../../kit/schema.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, publicClient, pagination, publicFreelancer } from '../../testing/samples.ts';
import { receivedRatingsMachine } from './flow.ts';

type Event = ReplayEvent<typeof receivedRatingsMachine>;

export const input = { address: { page: 1 } };

/** The ratings that visitors read on the public profile, each with its client. */
export const ratings: Schema<'Rating'>[] = assignedProjects.flatMap(({ id, title, client }, index) => {
  const rating = publicFreelancer.ratingsReceived[index];
  return rating === undefined
    ? []
    : [
        {
          id: rating.id,
          type: 'CLIENT_TO_FREELANCER',
          rating: rating.rating,
          review: rating.review,
          createdAt: rating.createdAt,
          otherParty: { userId: client.userId, name: client.name, profileImage: null },
          project: { id, title },
          reply: rating.reply,
        },
      ];
});

/** The given page of two. */
export const loaded = (page = 1): Event =>
  settled('listReceivedRatings', { ratings, pagination: pagination(14, page, 10) });
export const nothing: Event = settled('listReceivedRatings', { ratings: [], pagination: pagination(0, 1, 10) });
export const failure: Event = rejected('listReceivedRatings', failing.network);

export const reply = { type: 'reply.write', ratingId: ratings[0]?.id ?? '' } as const;
export const write = (value: string) => ({ type: 'field.change', name: 'text', value }) as const;
export const confirm = { type: 'decision.confirm' } as const;
const written = write('Thank you. The clinic was a pleasure to work for.');

/** What freelancers said of a client, who has replied to one of them. */
const ofClient: Event = settled('listReceivedRatings', {
  ratings: publicClient.ratingsReceived.map(({ projectTitle, by, ...rating }, index): Schema<'Rating'> => ({
    ...rating,
    type: 'FREELANCER_TO_CLIENT',
    otherParty: { ...by, profileImage: null },
    project: { id: assignedProjects[index]?.id ?? '', title: projectTitle },
  })),
  pagination: pagination(2, 1, 10),
});

export const receivedRatingsFlow = defineFlow({
  machine: receivedRatingsMachine,
  input,
  scenarios: {
    loading: [],
    failed: [failure],
    empty: [nothing],
    listed: [loaded()],
    replying: [loaded(), reply],
    publishing: [loaded(), reply, written, confirm],

    /** Another came while a reply was being written. */
    withNews: [
      loaded(),
      {
        type: 'list.heard',
        ...input,
        list: {
          ratings: [...ratings, ...ratings.map((rating) => ({ ...rating, id: rating.project.id }))],
          pagination: pagination(15, 1, 10),
        },
        wasHeld: true,
      },
    ],
    ofClient: [ofClient],
    replyIsMissing: [loaded(), reply, confirm],
    replyFailed: [loaded(), reply, written, confirm, rejected('replyToRating', failing.network)],
    loadingAgain: [loaded(), { type: 'address.set', address: { page: 2 } }],
  },
  list: {
    call: 'listReceivedRatings',
    addressOf: pageAddressOf,
    answer: { ratings },
  },
});
