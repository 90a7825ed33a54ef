import type { NewRow } from '../db/schema.ts';
import { after, hours, minutes } from '../domain/time.ts';
import type { Random } from './random.ts';

const stars = [5, 4, 5, 5, 4, 5, 3, 5, 4, 5];

/** What freelancers say of clients, each once. */
const reviews = [
  'The brief was one page and everything in it was true.',
  'Answered within the hour, weekends aside, and said no when no was the answer.',
  'We agreed on the order of the work first, and kept to it.',
  'Paid attention to the drafts and none to the clock.',
  'Changed the goal once, said so openly, and moved the date with it.',
  'Sent all files on the first morning, named so that I could find them.',
  'Friendly throughout, though two decisions took a week each.',
  'Knew the trade, and explained the words that I did not.',
  'A calm client with a clear picture of who would use it.',
  'Feedback came in one message instead of twenty.',
  'Asked for my opinion and then used it.',
  'I would sign up for the next project unseen.',
];

/** Two in three freelancers who were rated have rated back, in the days after; some with a few words. */
export function rateClients(random: Random, now: Date, ratings: readonly NewRow<'ratings'>[]): NewRow<'ratings'>[] {
  const answered = ratings.filter((_, place) => place % 3 !== 1);
  return answered.map(({ projectId, fromUserId, toUserId, createdAt }, place) => {
    const givenAt = after(new Date(createdAt ?? now), random.between(minutes(20), hours(60)));
    return {
      id: random.uuid(),
      projectId,
      type: 'FREELANCER_TO_CLIENT',
      fromUserId: toUserId,
      toUserId: fromUserId,
      rating: stars[place % stars.length] ?? 5,
      review: place % 2 === 0 ? (reviews[place / 2] ?? null) : null,
      createdAt: givenAt < now ? givenAt : now,
    };
  });
}
