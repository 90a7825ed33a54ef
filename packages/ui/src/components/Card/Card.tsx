import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { card } from './Card.css.ts';

type Variants = NonNullable<RecipeVariants<typeof card>>;

export interface CardProps {
  children: ReactNode;
  /** `raised` on the page, `flat` with a line only, `sunken` for what is secondary. Default `raised`. */
  look?: Variants['look'];
  /** `none` where a picture or list goes to the edge. Default `medium`. */
  padding?: Variants['padding'];
  /** The element to render; `article` for one of a kind, `section` for a named part of the page. Default `div`. */
  as?: 'div' | 'article' | 'section' | 'aside';
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** One thing, set off from the page: who or what, the two facts that decide, then the rest. */
export function Card({ look, padding, as: Tag = 'div', ...props }: CardProps) {
  return <Tag {...props} className={card({ look, padding })} />;
}
