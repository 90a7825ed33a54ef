import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { assignedProjects, publicClient, pagination, publicFreelancer } from '../../testing/samples.ts';
import { receivedRatingsMachine } from './machine.ts';

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
        },
      ];
});

/** The given page of two. */
export const loaded = (page = 1): Event =>
  settled('listReceivedRatings', { ratings, pagination: pagination(14, page, 10) });
export const nothing: Event = settled('listReceivedRatings', { ratings: [], pagination: pagination(0, 1, 10) });
export const failure: Event = rejected('listReceivedRatings', failing.network);

/** What a freelancer said of a client. */
const ofClient: Event = settled('listReceivedRatings', {
  ratings: publicClient.ratingsReceived.map(({ projectTitle, by, ...rating }, index): Schema<'Rating'> => ({
    ...rating,
    type: 'FREELANCER_TO_CLIENT',
    otherParty: { ...by, profileImage: null },
    project: { id: assignedProjects[index]?.id ?? '', title: projectTitle },
  })),
  pagination: pagination(2, 1, 10),
});

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const receivedRatingsSnapshots = {
  loading: at(receivedRatingsMachine, input),
  failed: at(receivedRatingsMachine, input, [failure]),
  empty: at(receivedRatingsMachine, input, [nothing]),
  listed: at(receivedRatingsMachine, input, [loaded()]),
} satisfies Record<StateOf<typeof receivedRatingsMachine>, SnapshotFrom<typeof receivedRatingsMachine>>;

/** Refinements of a state that people meet. */
export const receivedRatingsVariations = {
  ofClient: at(receivedRatingsMachine, input, [ofClient]),
  loadingAgain: at(receivedRatingsMachine, input, [loaded(), { type: 'address.set', address: { page: 2 } }]),
};
