import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { layer, motion, radius } from '../../tokens/scales.ts';

/** What opens beside a control: lists, menus, small panels. */
export const floating = style({
  zIndex: layer.popover,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.control,
  boxShadow: theme.elevation.floating,
  outline: 'none',
  transition: `opacity ${motion.fast} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});
