import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import * as styles from './Beside.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.beside>>;

export interface BesideProps {
  /** What keeps its size: an Avatar, an Icon, a Skeleton. */
  mark: ReactNode;
  /** The words, which take the rest of the line. */
  children: ReactNode;
  /** Space between the two, in steps of the grid. Default 3. */
  gap?: Variants['gap'];
  /** Where the mark stands beside several lines. Default `center`. */
  align?: Variants['align'];
}

/** A mark with words beside it; under it where words would have to be broken. */
export function Beside({ mark, children, gap, align }: BesideProps) {
  return (
    <div className={styles.beside({ gap, align })}>
      {mark}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
