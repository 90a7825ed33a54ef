import { defineFlow } from '../../testing/defineFlow.ts';
import { workStatement } from '../../testing/marketplace/answers/statement.ts';
import { donePosts } from '../../testing/marketplace/facts/donePosts.ts';
import { marasPosts } from '../../testing/marketplace/facts/marasPosts.ts';
import type { Post } from '../../testing/marketplace/facts/post.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { workStatementMachine } from './flow.ts';

const { stock, wishes } = marasPosts;

export const input = { projectId: stock.id };

export const statement = workStatement(stock, 'K7QM-4RXP');

/** Of a project that was ended. */
const ended = (post: Post, number: string) => ({
  input: { projectId: post.id },
  events: [settled('getWorkStatement', workStatement(post, number))],
});

export const loaded = settled('getWorkStatement', statement);
export const failure = rejected('getWorkStatement', failing.network);
export const refusal = rejected('getWorkStatement', failing.refused(403, 'This project is between other people.'));

export const workStatementFlow = defineFlow({
  machine: workStatementMachine,
  input,
  scenarios: {
    loading: [],
    shown: [loaded],
    missing: [refusal],
    failed: [failure],

    ended: ended(wishes, 'M2TD-9HCV'),
    endedByFreelancer: ended(donePosts.timetable, 'P5WX-3KNB'),
    withoutWords: [
      settled('getWorkStatement', {
        ...statement,
        deliveries: statement.deliveries.map((delivery) => ({ ...delivery, delivered: null })),
      }),
    ],
  },
});
