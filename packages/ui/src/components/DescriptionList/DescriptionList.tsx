import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import * as styles from './DescriptionList.css.ts';

type Variants = NonNullable<RecipeVariants<typeof styles.list>>;

export interface DescriptionListProps {
  /** What is told, in order; each term once. */
  items: readonly { term: string; description: ReactNode }[];
  /** `rows`: a ruled table of facts. `columns`: a few short facts side by side. `stacked`: one below the other. Default `rows`. */
  layout?: Variants['layout'];
  'aria-label'?: string;
}

/** Facts with their names. */
export function DescriptionList({ items, layout, ...props }: DescriptionListProps) {
  return (
    <dl {...props} className={styles.list({ layout })}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.pair({ layout })}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
