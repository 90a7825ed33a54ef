import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { layer, radius, space, target, weight } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layer.focus,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.touch,
  paddingInline: space[4],
  borderRadius: radius.control,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontWeight: weight.semibold,
  boxShadow: theme.elevation.floating,
  selectors: {
    // Off the page until it has focus; not `display: none`, which would take it out of the tab order.
    '&:not(:focus)': { clipPath: visuallyHidden.clipPath, pointerEvents: 'none' },
  },
});
