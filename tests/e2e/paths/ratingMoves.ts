import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';

import type { ratingMachine } from '../../../packages/machines/src/flows/rating/flow.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { labelOf } from '../steps.ts';
import type { LivedMove } from './drive.ts';
import type { World } from './moves.ts';
import { fills, presses, pressesAgain, serves, spoils, types } from './moves.ts';
import { expect } from './test.ts';

type Machine = typeof ratingMachine;

const call = 'rate';
const words = 'Clear drawings, and every one on time.';
const tooMany = 'clear drawings '.repeat(200);

const contextOf = ({ context }: AnyMachineSnapshot): SnapshotFrom<Machine>['context'] => context;
const isChoosing = (at: AnyMachineSnapshot) => at.matches('choosing');
const areChosen = (at: AnyMachineSnapshot) => contextOf(at).values.rating !== null;
const isReviewed = (at: AnyMachineSnapshot) => contextOf(at).values.review === words;
const isTooLong = (at: AnyMachineSnapshot) => contextOf(at).values.review === tooMany;
/** What was sent may be rated already: another review would be another rating. */
const isUnsent = (at: AnyMachineSnapshot) => contextOf(at).submission === null;

const hands = { review: types('Review (optional)') };

/** What tells one situation of a rating from another, beside the state. */
export function tellRating(at: AnyMachineSnapshot): string {
  const { values, problems, submission } = contextOf(at);
  const { rating, review } = values;
  return `${rating} ${review.slice(0, 9)} ${review.length} ${Object.keys(problems).join()} ${submission !== null}`;
}

/** Everything that can happen to a rating that one side of a project gives the other. */
export function ratingMoves(): LivedMove<Machine, World>[] {
  const stars = { type: 'field.change', name: 'rating', value: 4 } as const;
  /** What a reload finds again. */
  function kept(at: AnyMachineSnapshot): ReplayEvent<Machine>[] {
    const { values } = contextOf(at);
    const review = { type: 'field.change', name: 'review', value: values.review } as const;
    return values.rating === null ? [review] : [stars, review];
  }
  return [
    {
      name: 'four stars',
      by: 'person',
      events: (at) => (isChoosing(at) && !areChosen(at) ? [stars] : null),
      async happen({ place }) {
        await labelOf(place.getByRole('radio', { name: '4 Very Good' })).click();
        return [stars];
      },
    },
    fills('a review', { review: words }, { hands, when: (at) => isChoosing(at) && (isUnsent(at) || isTooLong(at)) }),
    fills('no review', { review: '' }, { hands, when: (at) => isChoosing(at) && isUnsent(at) }),
    fills('too long a review', { review: tooMany }, { hands, when: (at) => isChoosing(at) && isReviewed(at) }),
    {
      name: 'a reload',
      by: 'person',
      isAnew: true,
      events: (at) => (isChoosing(at) && isUnsent(at) ? kept(at) : null),
      async happen({ page, place }, at) {
        await page.reload();
        await expect(place).toBeVisible();
        return kept(at);
      },
    },
    presses(
      'Submit Rating',
      { type: 'rating.submit' },
      {
        when: (at) => isChoosing(at) && areChosen(at),
      },
    ),
    pressesAgain('Submit Rating', call),
    serves('it is rated', call, { when: () => true, status: 201 }),
    ...spoils<Machine, World>(call),
  ];
}
