import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { container } from './Container.css.ts';

type Variants = NonNullable<RecipeVariants<typeof container>>;

export interface ContainerProps {
  children: ReactNode;
  /** Width of the content at most: `narrow` for one short form, `reading` for prose, `wide` for the rest. Default `wide`. */
  width?: Variants['width'];
  /** The element to render. Default `div`. */
  as?: 'div' | 'main' | 'section' | 'article' | 'header' | 'footer';
  id?: string;
  /** -1 where a skip link or a new page puts the focus here. */
  tabIndex?: -1;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** The content column: centred, with the margin that each screen width asks for. */
export function Container({ width, as: Tag = 'div', ...props }: ContainerProps) {
  return <Tag {...props} className={container({ width })} />;
}
