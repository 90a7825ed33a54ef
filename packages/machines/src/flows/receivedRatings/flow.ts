import { replyToRating as limits } from '@guildhall/api/limits';
import { assign, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import type { ListHeard, PagedList } from '../../archetypes/pagedList.ts';
import { pagedList } from '../../archetypes/pagedList.ts';
import type { WrittenDecisionContext } from '../../archetypes/writtenDecision.ts';
import { nothingWritten, writtenDecision, writtenDecisionGuards } from '../../archetypes/writtenDecision.ts';
import { nextStatus } from '../../domain/lifecycle.ts';
import { call } from '../../kit/actors.ts';
import { problem, success } from '../../kit/effects.ts';
import type { FieldChange } from '../../kit/forms.ts';
import type { PageAddress } from '../../kit/lists.ts';
import type { NewsContext, NewsEvent } from '../../kit/news.ts';
import { required } from '../../kit/required.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';
import { requiredWords } from '../../kit/words.ts';
import { givenRatingStatus, ratingStatusMachine } from '../../lifecycles/ratingStatus/machine.ts';

type Rating = Schema<'Rating'>;

export interface ListRatingsCall {
  params: QueryOf<'listFreelancerRatings'> & QueryOf<'listClientRatings'>;
}

export interface ReplyCall {
  params: { ratingId: string };
  body: Schema<'RatingReply'>;
}

export interface ReplyValues {
  text: string;
}

type Own = WrittenDecisionContext<Rating, ReplyValues, ReplyCall['body']>;

type Event = { type: 'reply.write'; ratingId: string } | FieldChange<ReplyValues> | DecisionEvent;
type Types = PagedList<
  PageAddress,
  Schema<'RatingList'>,
  Own & NewsContext<Schema<'RatingList'>>,
  Event | NewsEvent | ListHeard<PageAddress, Schema<'RatingList'>>
>;

const nothing: ReplyValues = { text: '' };

const list = pagedList({
  types: {} as Types,
  operation: 'listReceivedRatings',
  paramsOf: ({ page }): ListRatingsCall['params'] => ({ page, limit: 10 }),
  entriesOf: ({ ratings }) => ratings,
  failure: problem('Error', 'Failed to load reviews'),
});

/** What is asked for at an address. */
export const { paramsOf } = list;

const reply = writtenDecision({
  asking: 'replying',
  empty: nothing,
  schema: requiredWords('text', 'Write your reply first.', limits.text),
  sending: 'publishing',
  call: 'replyToRating',
  input: ({ chosen, submission }: Own): ReplyCall => ({
    params: { ratingId: required(chosen).id },
    body: required(submission),
  }),
  choosing: 'listed',
  loading: 'loading',
  done: success('Reply Published', 'It appears below the review.'),
  failed: 'Failed to publish your reply. Please try again.',
  // A rating and its reply belong to a project.
  changed: { type: 'projects.change' },
});

const find = ({ result }: Types['context'], ratingId: string): Rating | null =>
  result?.ratings.find(({ id }) => id === ratingId) ?? null;

/**
 * What clients have said of a freelancer, or freelancers of a client, as a paged list, and one reply to each. The app
 * supplies the call of the role.
 *
 * Guarantees: a reply is sent only where the lifecycle allows one, and once; what is written outlives a failure and a second
 * thought; afterwards, and when there was a reply already, the list is loaded again.
 *
 * Area: Ratings.
 */
export const receivedRatingsMachine = setup({
  ...list.setup,
  actors: { ...list.setup.actors, replyToRating: call<unknown, ReplyCall>('replyToRating') },
  guards: {
    ...list.setup.guards,
    ...writtenDecisionGuards,
    mayReply: ({ context }, { ratingId }: { ratingId: string }) => {
      const rating = find(context, ratingId);
      return rating !== null && nextStatus(ratingStatusMachine, givenRatingStatus(rating), { type: 'rating.reply' }).ok;
    },
  },
  actions: {
    choose: assign(({ context }, { ratingId }: { ratingId: string }) =>
      reply.choose(context, find(context, ratingId), ratingId),
    ),
    leave: assign({ chosen: null }),
  },
}).createMachine({
  id: 'receivedRatings',
  context: ({ input }) => ({ ...nothingWritten(nothing), ...input, result: null, news: null }),
  ...list.chart,
  states: {
    ...list.chart.states,
    empty: { ...list.chart.states.empty, on: list.whenHeard },
    listed: {
      ...list.chart.states.listed,
      on: {
        ...list.whenOffered,
        'reply.write': {
          guard: { type: 'mayReply', params: ({ event }) => event },
          target: 'replying',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    replying: {
      ...reply.asking,
      on: {
        ...reply.asking.on,
        ...list.whileAsking,
      },
    },
    publishing: { ...reply.sending, on: list.whileSending },
  },
});
