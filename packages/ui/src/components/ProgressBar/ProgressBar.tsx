import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';

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
  const text = valueText === undefined ? {} : { valueLabel: valueText };
  return (
    <AriaProgressBar {...text} value={value} maxValue={maxValue} className={styles.progressBar}>
      {({ percentage = 0, valueText: spoken }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <div className={styles.head}>
              <Label className={styles.label}>{label}</Label>
              <span className={styles.value}>{spoken}</span>
            </div>
          )}
          {/* A drawing takes its width as an attribute; an inline style would need a hole in the CSP. */}
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.fill({ tone })} width={`${percentage}%`} height="100%" />
          </svg>
          {description === undefined ? null : <div className={styles.description}>{description}</div>}
        </>
      )}
    </AriaProgressBar>
  );
}
