import { globalStyle, style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, motion, radius, space, target, weight } from '../../tokens/scales.ts';
import { field } from '../Field/Field.css.ts';

/** Label at the start of the line and value at its end, or below where text is large; the rest below them. */
export const slider = style([field, { display: 'flex', flexWrap: 'wrap', columnGap: space[3] }]);
globalStyle(`${slider} > *`, { flex: '1 0 100%', minInlineSize: 0, order: 2 });
globalStyle(`${slider} > :first-child`, { flex: '1 1 auto', minInlineSize: 'min-content', order: 0 });

export const value = style({
  lineHeight: leading.snug,
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${slider} > &`]: { flex: 'none', order: 1, marginInlineStart: 'auto' },
    '[data-disabled] > &': { color: theme.color.inkMuted },
  },
});

/** The knob's half width; the track keeps this room at both ends. */
const half = '0.75rem';

export const frame = style({
  paddingInline: half,
  marginBlock: `calc(-1 * ${space[2]})`,
  selectors: { '&[data-bars]': { marginBlockStart: 0 } },
});

/** Above the rail, and ending on it. */
export const bars = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '3.5rem',
  maxInlineSize: 'none',
  marginBlockEnd: '-1.125rem',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = style({
  fill: theme.color.lineStrong,
  opacity: 0.45,
  selectors: {
    '&[data-chosen]': { fill: theme.color.accent, opacity: 1 },
    '[data-disabled] &': { fill: theme.color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: { fill: 'GrayText', opacity: 1, selectors: { '&[data-chosen]': { fill: 'Highlight' } } },
  },
});

// As high as a finger; the drawn rail is thinner.
export const track = style({
  position: 'relative',
  blockSize: target.touch,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

// Lies over the whole track: the press is the track's, which finds the nearest knob; focus and keys are the knob's.
export const thumb = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const rail = style({
  position: 'absolute',
  insetInline: `calc(-1 * ${half})`,
  insetBlock: '1.125rem',
  border: `${theme.border.control} solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  background: theme.color.surfaceSunken,
  overflow: 'hidden',
});

// Percentages are the track's, which is shorter than the rail.
export const filling = style([drawing, { insetInline: half, inlineSize: `calc(100% - 2 * ${half})` }]);

export const fill = style({
  fill: theme.color.accent,
  selectors: { '[data-disabled] &': { fill: theme.color.inkDisabled } },
  '@media': {
    [media.forcedColors]: { fill: 'Highlight', selectors: { '[data-disabled] &': { fill: 'GrayText' } } },
  },
});

export const knob = style({
  fill: theme.color.surfaceRaised,
  stroke: theme.color.accent,
  strokeWidth: borderWidth.focus,
  transitionProperty: 'fill, stroke-width',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    [`${track}[data-hovered] &`]: { fill: theme.color.surfaceHover },
    [`${thumb}[data-dragging] &`]: { fill: theme.color.accent },
    [`${thumb}[data-disabled] &`]: { fill: theme.color.surfaceSunken, stroke: theme.color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'Highlight',
      selectors: {
        [`${thumb}[data-dragging] &`]: { fill: 'Highlight' },
        [`${thumb}[data-disabled] &`]: { fill: 'Canvas', stroke: 'GrayText' },
      },
    },
  },
});

export const ring = style({
  fill: 'none',
  stroke: 'none',
  strokeWidth: borderWidth.focus,
  selectors: { [`${thumb}[data-focus-visible] &`]: { stroke: theme.color.focus } },
  '@media': { [media.forcedColors]: { selectors: { [`${thumb}[data-focus-visible] &`]: { stroke: 'CanvasText' } } } },
});
