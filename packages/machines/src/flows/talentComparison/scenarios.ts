import { comparisonFromAddress } from '../../domain/comparison.ts';
import type { ComparisonAddress } from '../../domain/comparison.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { freelancerListing } from '../../testing/marketplace/answers/people.ts';
import { freelancers as people } from '../../testing/marketplace/facts/freelancers.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { job, threeFreelancers as freelancers } from '../../testing/samples.ts';
import { talentComparisonMachine } from './flow.ts';

type Event = ReplayEvent<typeof talentComparisonMachine>;

const ids = freelancers.map(({ id }) => id);

/** An address that names these people. */
export const naming = (people: readonly string[], rest: Partial<ComparisonAddress> = {}): ComparisonAddress => ({
  people,
  excess: 0,
  unreadable: 0,
  projectId: null,
  ...rest,
});

export const input = { address: naming(ids) };
export const addressed = (people: readonly string[]) => ({ type: 'address.set', address: naming(people) }) as const;

export const answer = (count: number): Event =>
  settled('compareFreelancers', { freelancers: freelancers.slice(0, count) });
export const found: Event = answer(3);

export const none: Event = answer(0);
export const failure: Event = rejected('compareFreelancers', failing.network);

/** Someone who has closed their account. */
const gone = '00000009-0000-4000-8000-000000000009';
const [first, second, third] = freelancers;
/** The name of one is longer than a column is wide, and two of them share all their skills. */
const four = [...freelancers, freelancerListing(people.katerina)];
const pair = [first, third].flatMap((one) => one ?? []);

/** Some of the freelancers, as the address names them. */
const named = (...places: readonly number[]): string => places.map((place) => ids[place] ?? '').join(',');

export const talentComparisonFlow = defineFlow({
  machine: talentComparisonMachine,
  input,
  others: ids.map((id): Event => ({ type: 'person.remove', id })),
  scenarios: {
    unnamed: { input: { address: naming([]) }, events: [] },
    loading: [],
    failed: [failure],
    empty: [none],
    listed: [found],

    /** Two with skills in common. */
    pair: {
      input: { address: naming(pair.map(({ id }) => id)) },
      events: [settled('compareFreelancers', { freelancers: pair })],
    },
    four: {
      input: { address: naming(four.map(({ id }) => id)) },
      events: [settled('compareFreelancers', { freelancers: four })],
    },
    /** Someone has closed their account, the link names more than there is room for, and a part of it was cut off. */
    incomplete: {
      input: { address: naming([ids[0] ?? '', gone, ids[1] ?? '', ids[2] ?? ''], { excess: 2, unreadable: 1 }) },
      events: [found],
    },
    /** Those of the samples who applied to a project. */
    applicants: { input: { address: naming(ids, { projectId: job.id }) }, events: [found] },
    /** The others were taken out. */
    alone: {
      input: { address: naming(second === undefined ? [] : [second.id]) },
      events: [settled('compareFreelancers', { freelancers: [second] })],
    },
    /** Someone was taken out, and the rest is read again. */
    loadingAgain: [found, addressed(ids.slice(1))],
  },
  list: {
    call: 'compareFreelancers',
    addressOf: comparisonFromAddress,
    answer: { freelancers },
    addresses: [{ people: named(0, 1) }, { people: named(1, 0) }, { people: named(0, 1, 2) }],
    controls: [
      {
        name: 'without one of three people',
        events: [{ type: 'person.remove', id: named(1) }],
        from: { people: named(0, 1, 2) },
        to: { people: named(0, 2) },
      },
    ],
    isPaged: false,
  },
});
