import type { RecipeVariants } from '@vanilla-extract/recipes';
import { useId } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { counted } from '../../internal/counted.ts';
import { star } from '../../tokens/star.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RatingDisplay.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.rating>>;

const places = [0, 1, 2, 3, 4] as const;
const pitch = 24;

export interface RatingDisplayProps {
  /** Average from 0 to 5. Null or undefined while no one has rated. */
  value: number | null | undefined;
  /** How many ratings stand behind it. */
  count?: number;
  /** What stands in place of a figure while no one has rated. Default “New”. */
  newText?: string;
  /** What is said of the figure. Default `4.5 out of 5 stars`. */
  spokenText?: (figure: string) => string;
  /** How the count is written. Default `(12)`, said as “12 ratings”. */
  countText?: (count: number) => { written: string; said: string };
  /** How large stars and figure are. Default `medium`. */
  size?: Variants['size'];
}

const sayCount = (count: number) => ({ written: `(${count})`, said: counted(count, 'rating') });

/** How well someone is rated: five stars filled as far as the average goes, and the figure. */
export function RatingDisplay({
  value,
  count,
  newText = 'New',
  spokenText = (figure) => `${figure} out of 5 stars`,
  countText = sayCount,
  size,
}: RatingDisplayProps) {
  const clip = useId();
  const formatter = useNumberFormatter({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (value === null || value === undefined) return <span className={styles.rating({ size })}>{newText}</span>;

  const figure = formatter.format(value);
  return (
    <span className={styles.rating({ size })}>
      <svg className={styles.stars} viewBox="0 0 118 22" aria-hidden="true">
        <clipPath id={clip}>
          {places.map((place) => (
            <rect key={place} x={place * pitch + 1} width={20 * Math.min(1, Math.max(0, value - place))} height="22" />
          ))}
        </clipPath>
        {places.map((place) => (
          <path key={place} className={styles.outline} d={star} transform={`translate(${place * pitch})`} />
        ))}
        <g clipPath={`url(#${clip})`} className={styles.filled}>
          {places.map((place) => (
            <path key={place} d={star} transform={`translate(${place * pitch})`} />
          ))}
        </g>
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {figure}
      </span>
      <VisuallyHidden>{spokenText(figure)}</VisuallyHidden>
      {count === undefined ? null : (
        <>
          <span className={styles.count} aria-hidden="true">
            {countText(count).written}
          </span>
          <VisuallyHidden>, {countText(count).said}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
