import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { panel as panels, space } from '../../tokens/scales.ts';
import { floating } from './floating.css.ts';

export const panel = style([
  floating,
  {
    maxInlineSize: `min(${panels.floating}, calc(100vw - ${space[8]}))`,
    padding: space[4],
    // Without anything to work with in it, the panel itself has the focus.
    selectors: { '&:focus-visible': focusRing() },
  },
]);
