import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ReactNode } from 'react';

import { buttonGroup } from './ButtonGroup.css.ts';

type Variants = NonNullable<RecipeVariants<typeof buttonGroup>>;

export interface ButtonGroupProps {
  /** Two to four buttons or button links, the most important first. */
  children: ReactNode;
  /** Where they stand on the line. Default `start`, under the fields of a form. */
  align?: Variants['align'];
  /** On a phone one below the other, over the whole width. Default true; false for two short ones on a card. */
  isStacked?: boolean;
  /** Names the group where the buttons alone do not say what they act on. */
  'aria-label'?: string;
}

/** The actions that end a form or a card. */
export function ButtonGroup({ align, isStacked, ...props }: ButtonGroupProps) {
  const role = props['aria-label'] === undefined ? {} : { role: 'group' };
  return <div {...props} {...role} className={buttonGroup({ align, isStacked })} />;
}
