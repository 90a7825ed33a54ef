import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { LayoutElement } from '../../internal/LayoutElement.tsx';
import type { LayoutTag } from '../../internal/LayoutElement.tsx';
import { stack } from './Stack.css.ts';

type Variants = NonNullable<RecipeVariants<typeof stack>>;

export interface StackProps {
  children: ReactNode;
  /** Space between the children, in units of 4 px. Default 4. */
  gap?: Variants['gap'];
  /** Where children narrower than the stack stand. Default `stretch`. */
  align?: Variants['align'];
  /** In an Inline: takes the room that its neighbours leave. Default false. */
  isGrowing?: boolean;
  /** The element to render. As a list, each child becomes an item. Default `div`. */
  as?: LayoutTag;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** Children one below the other, with equal space between them. */
export function Stack({ gap, align, isGrowing, as = 'div', ...props }: StackProps) {
  return <LayoutElement {...props} as={as} className={stack({ gap, align, isGrowing })} />;
}
