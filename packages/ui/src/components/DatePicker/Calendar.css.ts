import { globalStyle, style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target, weight } from '../../tokens/scales.ts';
import { floating } from '../Popover/floating.css.ts';

// Seven days of a finger's width fill the narrowest phone from edge to edge; where there is more room, it is around them.
const week = `7 * ${target.touch}`;
const gap = 'clamp(0px, 100vw - 21.25rem, 1px)';

export const panel = style([
  floating,
  {
    paddingBlock: space[3],
    paddingInline: `clamp(0px, (100vw - ${week} - 1.75rem) / 2, ${space[3]})`,
    borderRadius: radius.card,
  },
]);

export const calendar = style({ inlineSize: 'max-content', maxInlineSize: '100%', outline: 'none' });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  marginBlockEnd: space[1],
  textAlign: 'center',
});

// At twice the text on the narrowest phone the longest month stays one word between the buttons.
export const month = style({ fontSize: 'min(1em, 6.25vw)', fontWeight: weight.semibold, lineHeight: leading.snug });

export const grid = style({ borderSpacing: 0, borderCollapse: 'collapse' });
globalStyle(`${grid} td`, { padding: gap });

const size = `min(${target.touch}, (100vw - 0.75rem) / 7)`;

export const weekday = style({
  paddingBlock: space[1],
  // As large as three letters over a day can be.
  fontSize: `min(${scale.text.xs}, 0.4 * ${size})`,
  fontWeight: weight.medium,
  color: theme.color.inkMuted,
});

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size,
  blockSize: size,
  border: `${borderWidth.focus} solid transparent`,
  borderRadius: radius.control,
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: theme.color.surfaceHover },
    '&[data-pressed]': { background: theme.color.surfacePressed },
    '&[data-today]': { fontWeight: weight.bold, color: theme.color.accent },
    // Today by a stroke too, under the figure.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.3125rem',
      inlineSize: '1rem',
      borderBlockEnd: `${borderWidth.focus} solid currentcolor`,
    },
    '&[data-selected]': {
      background: theme.color.accent,
      color: theme.color.onAccent,
      fontWeight: weight.bold,
    },
    '&[data-disabled]': { color: theme.color.inkDisabled, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&[data-focus-visible]': {
      outline: `${borderWidth.focus} solid ${theme.color.focus}`,
      outlineOffset: '0',
      borderColor: theme.color.surfaceRaised,
    },
  },
  '@media': {
    [media.forcedColors]: {
      // A transparent border is painted in forced colours.
      borderColor: 'Canvas',
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
