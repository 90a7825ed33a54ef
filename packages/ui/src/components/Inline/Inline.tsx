import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { LayoutElement } from '../../internal/LayoutElement.tsx';
import type { LayoutTag } from '../../internal/LayoutElement.tsx';
import { inline } from './Inline.css.ts';

type Variants = NonNullable<RecipeVariants<typeof inline>>;

export interface InlineProps {
  children: ReactNode;
  /** Space between the children, in units of 4 px. Default 2. */
  gap?: Variants['gap'];
  /** How children of different heights stand to each other. Default `center`. */
  align?: Variants['align'];
  /** Where the children stand on a line that has room left. Default `start`. */
  justify?: Variants['justify'];
  /** Keeps to one line. Only for a few short children: otherwise small screens scroll sideways. Default false. */
  isNowrap?: boolean;
  /** The element to render. As a list, each child becomes an item. Default `div`. */
  as?: LayoutTag;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Children beside each other, going on to a new line where the line is full. */
export function Inline({ gap, align, justify, isNowrap, as = 'div', ...props }: InlineProps) {
  return <LayoutElement {...props} as={as} className={inline({ gap, align, justify, isNowrap })} />;
}
