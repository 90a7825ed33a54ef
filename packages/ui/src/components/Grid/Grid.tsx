import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { LayoutElement } from '../../internal/LayoutElement.tsx';
import type { LayoutTag } from '../../internal/LayoutElement.tsx';
import { grid } from './Grid.css.ts';

type Variants = NonNullable<RecipeVariants<typeof grid>>;

export interface GridProps {
  children: ReactNode;
  /** Space between rows and columns, in units of 4 px. Default 6. */
  gap?: Variants['gap'];
  /** The least width of a column: 10, 18 or 24 rem. The number of columns follows from it. Default `medium`. */
  itemWidth?: Variants['itemWidth'];
  /** A row that is not full shares its room among its children, instead of leaving it empty. Default false. */
  isFilled?: boolean;
  /** The element to render. As a list, each child becomes an item. Default `div`. */
  as?: LayoutTag;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Children of equal width in as many columns as there is room for; one on a phone. */
export function Grid({ gap, itemWidth, isFilled, as = 'div', ...props }: GridProps) {
  return <LayoutElement {...props} as={as} className={grid({ gap, itemWidth, isFilled })} />;
}
