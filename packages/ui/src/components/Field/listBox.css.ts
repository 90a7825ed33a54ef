import { globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target, weight } from '../../tokens/scales.ts';
import { floating } from '../Popover/floating.css.ts';

/** As wide as the field it belongs to. */
export const popover = style([
  floating,
  {
    inlineSize: 'max-content',
    minInlineSize: `min(var(--trigger-width), 100vw - ${space[4]})`,
    maxInlineSize: `calc(100vw - ${space[4]})`,
  },
]);

/** A list opens in sight: the room that the page keeps for its bars would make it scroll, and so close the list. */
globalStyle(`:root:has(${popover})`, { scrollPadding: 0 });

export const listBox = style({ padding: space[1], outline: 'none' });

const tickSize = '1.25rem';
// Large text leaves a phone too little room for its words.
const edge = `min(${space[3]}, 4vw)`;

/** A note stands beside the words as long as both fit on a line, and else below them. */
export const option = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[3],
  minBlockSize: target.row,
  paddingInline: `${edge} calc(${edge} + ${tickSize} + ${edge})`,
  paddingBlock: '0.375rem',
  borderRadius: radius.control,
  lineHeight: leading.snug,
  cursor: 'default',
  outline: 'none',
  scrollMarginBlock: space[1],
  selectors: {
    '&[data-hovered], &[data-focused]': { background: theme.color.surfaceHover },
    '&[data-pressed]': { background: theme.color.surfacePressed },
    '&[data-selected]': { fontWeight: weight.semibold },
    '&[data-disabled]': { color: theme.color.inkDisabled },
    '&[data-focus-visible]': {
      ...focusRing('inside'),
    },
  },
  '@media': {
    [media.coarsePointer]: { minBlockSize: target.touch },
    [media.forcedColors]: {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': { outline: `${borderWidth.focus} solid Highlight` },
      },
    },
  },
});

export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const note = style({
  minInlineSize: 0,
  fontSize: scale.text.sm,
  fontWeight: weight.regular,
  color: theme.color.inkMuted,
  overflowWrap: 'anywhere',
});

/** Below the words and the note. */
export const description = style([note, { flex: '1 0 100%', order: 1 }]);

export const tick = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: edge,
  display: 'grid',
  alignContent: 'center',
  color: theme.color.accent,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
globalStyle(`${tick} svg`, { strokeWidth: 2.75 });

export const empty = style({ padding: space[3], color: theme.color.inkMuted });
