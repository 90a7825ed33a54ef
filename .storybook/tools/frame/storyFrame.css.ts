import { style } from '@vanilla-extract/css';

import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, focusOffset } from '../../../packages/ui/src/tokens/scales.ts';

export const room = style({ inlineSize: '100%', minInlineSize: 0, overflow: 'clip', overflowClipMargin: '0.5rem' });

/** Its bar would take room from the story. */
export const scroller = style({
  overflowX: 'clip',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  overscrollBehavior: 'auto',
  outline: `${theme.border.card} solid ${theme.color.lineStrong}`,
  selectors: {
    '&:focus-visible': {
      outline: `${borderWidth.focus} solid ${theme.color.focus}`,
      outlineOffset: focusOffset.outside,
    },
  },
});

/** Stays where it is; what is in it scrolls. */
export const window = style({ position: 'sticky', insetBlockStart: 0, overflow: 'clip' });

export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: 'left top',
  selectors: { '[dir=rtl] &': { transformOrigin: 'right top' } },
});
