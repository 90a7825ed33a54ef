import type { ReactNode } from 'react';

import type { Tone } from '../../tokens/theme.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** One to three words. */
  children: ReactNode;
  /** The colour pair. It never carries the meaning alone. Default `neutral`. */
  tone?: Tone;
}

/** A fact about the thing beside it, in a word: “Verified”, “12 courses”. For a status use `StatusBadge`. */
export function Badge({ children, tone }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
