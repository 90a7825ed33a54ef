import { clients } from './clients.ts';
import { freelancers } from './freelancers.ts';
import { idOf } from './kit.ts';
import { post } from './post.ts';
import type { RatingFacts } from './ratingFacts.ts';
import type { Sent } from './sent.ts';
import { sent } from './sent.ts';

const things = [
  ['A programme', 'Sixteen pages, two colours, and all the names.'],
  ['A poster', 'It hangs on doors, so it is read in passing.'],
  ['A newsletter', 'Four pages that the treasurer can fill in himself.'],
  ['A season ticket', 'It lies in a purse for a year.'],
  ['A map', 'How to get there, by bus and on foot.'],
] as const;

const clubs = [
  'the rowing club',
  'the school of music',
  'the mountain guides',
  'the film festival',
  'the chess club',
  'the old harbour',
  'the Sunday market',
  'the swimming baths',
  'the choir',
] as const;

const day = 86_400_000;
const first = Date.parse('2024-04-01T08:00:00.000Z');

/** So many days after the first job of the shop was posted. */
const after = (days: number): string => new Date(first + days * day).toISOString();

const pace = 20;

const orders = clubs.flatMap((club) =>
  things.map(([thing, description]) => ({ title: `${thing} for ${club}`, description })),
);

/** The jobs of Cedar Print, one every three weeks. Every ninth was withdrawn. */
export const cedarPosts = orders.map(({ title, description }, index) =>
  post(100 + index, clients.nadia, {
    title,
    description,
    skills: ['Graphic Design', 'Adobe InDesign'],
    budget: [120 + (index % 5) * 40, 180 + (index % 5) * 60],
    duration: '2 weeks',
    postedAt: after(index * pace),
    ...(index % 9 === 8
      ? { withdrawn: { at: after(index * pace + 5), reason: null } }
      : {
          handedIn: [{ at: after(index * pace + 13), words: 'Ready to print, with a proof.' }],
          approvedAt: after(index * pace + 14),
        }),
  }),
);

const done = cedarPosts.filter(({ approvedAt }) => approvedAt !== null);
const { tomas, amara } = freelancers;

/** Who did them: Tomás Herrera, and every third time Amara Okafor, once she had joined. */
export const cedarApplications: readonly Sent[] = done.map((of, index) => {
  const freelancer = index % 3 === 2 && of.postedAt > amara.joinedAt ? amara : tomas;
  const hiredAt = new Date(Date.parse(of.postedAt) + 2 * day).toISOString();
  return sent(
    100 + index,
    [of, freelancer],
    new Date(Date.parse(of.postedAt) + day).toISOString(),
    [`${of.title}, as the last one, and one point larger.`, 'You know my proofs.'],
    { viewedAt: hiredAt, answer: { status: 'ACCEPTED', at: hiredAt, reason: null } },
  );
});

const stars = [5, 5, 4, 5, 5, 3, 5] as const;

/** What Cedar Print said of them. One in four it left without a word. */
export const cedarRatings: readonly RatingFacts[] = cedarApplications
  .filter((_, index) => index % 4 !== 3)
  .map((work, index) => ({
    id: idOf(12, 100 + index),
    by: 'CLIENT',
    work,
    stars: stars[index % stars.length] ?? 5,
    review: index % 5 === 0 ? 'As agreed, and on the day.' : null,
    ratedAt: new Date(Date.parse(work.post.approvedAt ?? '') + day).toISOString(),
    reply: null,
  }));
