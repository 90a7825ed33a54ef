import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { useProgressBar } from 'react-aria/useProgressBar';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ProgressBar.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.fill>>;

export interface ProgressBarProps {
  /** What progresses. */
  label: string;
  /** How far it is, between 0 and `maxValue`. */
  value: number;
  /** What `value` is when all is done. Default 100. */
  maxValue?: number;
  /** The value in words: “5 of 8”. Default the percentage. */
  valueText?: string;
  /** `positive` when the goal is reached. Default `accent`. */
  tone?: Variants['tone'];
  /** Only assistive technology hears label and value; the words stand elsewhere. Default false. */
  isLabelHidden?: boolean;
  /** What is still missing, below the bar. */
  description?: ReactNode;
}

/** How much of something is done: a profile, an upload. */
export function ProgressBar({
  label,
  value,
  maxValue = 100,
  valueText,
  tone,
  isLabelHidden = false,
  description,
}: ProgressBarProps) {
  // The hook and not react-aria's component: every button's module names that one, and would bring it along.
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value,
    maxValue,
    ...(valueText !== undefined && { valueLabel: valueText }),
  });
  return (
    <div {...progressBarProps} className={styles.progressBar}>
      {isLabelHidden ? (
        <VisuallyHidden>
          <span {...labelProps}>{label}</span>
        </VisuallyHidden>
      ) : (
        <div className={styles.head}>
          <span {...labelProps} className={styles.label}>
            {label}
          </span>
          <span className={styles.value}>{progressBarProps['aria-valuetext']}</span>
        </div>
      )}
      {/* A drawing takes its width as an attribute; an inline style would need a hole in the CSP. */}
      <svg className={styles.track} aria-hidden="true">
        <rect className={styles.fill({ tone })} width={`${shareOf(value, maxValue)}%`} height="100%" />
      </svg>
      {description === undefined ? null : <div className={styles.description}>{description}</div>}
    </div>
  );
}

/** Percent, between 0 and 100. */
const shareOf = (value: number, maxValue: number) => (Math.min(Math.max(value, 0), maxValue) / maxValue) * 100;
