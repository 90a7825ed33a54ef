import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import * as styles from './Columns.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.columns>>;
type SideVariants = NonNullable<RecipeVariants<typeof styles.side>>;

export interface ColumnsProps {
  /** The main column; it takes the room that is left. */
  children: ReactNode;
  /** The side column: filters, facts, actions. */
  side: ReactNode;
  /** Where the side stands. `start` is read first, and stands above on a narrow screen; `end` last and below. Default `end`. */
  sidePosition?: 'start' | 'end';
  /** How wide the side is: 14, 20 or 26 rem. Default `medium`. */
  sideWidth?: SideVariants['width'];
  /** Space between the columns, in units of 4 px. Default 8. */
  gap?: Variants['gap'];
  /** The side stays in sight while the main column scrolls. Default false. */
  isSideSticky?: boolean;
}

/** A main column with a side beside it from 1024 px, one below the other on smaller screens and with large text. */
export function Columns({ children, side, sidePosition = 'end', sideWidth, gap, isSideSticky = false }: ColumnsProps) {
  const beside = <div className={styles.side({ width: sideWidth, isSticky: isSideSticky })}>{side}</div>;
  return (
    <div className={styles.columns({ gap })}>
      {sidePosition === 'start' ? beside : null}
      <div className={styles.main({ sideWidth })}>{children}</div>
      {sidePosition === 'end' ? beside : null}
    </div>
  );
}
