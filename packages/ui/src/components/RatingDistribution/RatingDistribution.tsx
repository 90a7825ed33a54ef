import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { counted } from '../../internal/counted.ts';
import { star } from '../../tokens/star.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingDistribution.css.ts';

export interface RatingDistributionProps {
  /** How many ratings there are of 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly [number, number, number, number, number];
  /** Names the list. Default `Ratings by stars`. */
  'aria-label'?: string;
  /** What is said of a line. Default `5 stars: 21 ratings, 68%`. */
  spokenText?: (stars: number, count: number, share: string) => string;
  /** Stands in place of the plot while there are no ratings. Default `No ratings yet`. */
  emptyText?: string;
}

const english = (stars: number, count: number, share: string) =>
  `${counted(stars, 'star')}: ${counted(count, 'rating')}, ${share}`;

/** How the ratings behind an average are spread: a bar and a figure for each number of stars, best first. */
export function RatingDistribution({
  counts,
  'aria-label': label = 'Ratings by stars',
  spokenText = english,
  emptyText = 'No ratings yet',
}: RatingDistributionProps) {
  const figure = useNumberFormatter();
  const percent = useNumberFormatter({ style: 'percent' });
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p className={styles.empty}>{emptyText}</p>;

  return (
    // Safari forgets that a list without markers is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={styles.list}>
      {counts
        .map((count, index) => ({ stars: index + 1, count, share: count / total }))
        .toReversed()
        .map(({ stars, count, share }) => (
          <li key={stars} className={styles.row}>
            <VisuallyHidden>{spokenText(stars, count, percent.format(share))}</VisuallyHidden>
            <span className={styles.stars} aria-hidden="true">
              {figure.format(stars)}
              <svg className={styles.star} viewBox="0 0 22 21">
                <path d={star} />
              </svg>
            </span>
            {/* A drawing takes its width as an attribute; an inline style would need a hole in the CSP. */}
            <svg className={styles.track} aria-hidden="true">
              <rect className={styles.bar} width={`${share * 100}%`} height="100%" />
            </svg>
            <span className={styles.count} data-none={count === 0 || undefined} aria-hidden="true">
              {figure.format(count)}
            </span>
          </li>
        ))}
    </ul>
  );
}
