import { createVar, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, radius, space, target, weight } from '../../tokens/scales.ts';

/** How many digits a code has. */
export const length = 6;

const cell = createVar();
const gap = space[2];
const widest = '3rem';
/** Advance of Figtree's tabular digits at this weight, measured. */
const digit = '0.629em';

export const boxes = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${length}, minmax(0, ${widest}))`,
  gap,
  inlineSize: '100%',
  maxInlineSize: `calc(${length} * ${widest} + ${length - 1} * ${gap})`,
  containerType: 'inline-size',
  // The text of a full input is a gap longer than the boxes.
  overflow: 'clip',
  fontSize: '1.5rem',
});

const edge = createVar();

export const box = style({
  vars: { [edge]: theme.border.control },
  blockSize: target.large,
  borderStyle: 'solid',
  borderWidth: edge,
  borderColor: theme.color.lineStrong,
  borderRadius: radius.control,
  background: theme.color.surfaceRaised,
  selectors: {
    '[data-invalid] &': { vars: { [edge]: borderWidth.focus }, borderColor: theme.color.danger },
    '[data-readonly] &': {
      borderStyle: 'dashed',
      borderColor: theme.color.line,
      background: theme.color.surfaceSunken,
    },
    '[data-disabled] &': { background: theme.color.surfaceSunken, borderColor: theme.color.lineDisabled },
    [`${boxes}:focus-within &`]: { borderColor: theme.color.focus },
    [`[data-readonly] ${boxes}:focus-within &`]: { borderColor: theme.color.line },
    [`${boxes}:focus-within &[data-current]`]: {
      ...focusRing('inside'),
      // Beside the edge, not on it: where that is as thick as the ring, the ring would be a change of its colour only.
      outlineOffset: `calc(-2 * ${edge})`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '[data-disabled] &': { borderColor: 'GrayText' } } } },
});

// One letter-spaced line: each digit, and the caret, lands in the middle of its box.
export const input = style({
  vars: { [cell]: `min(${widest}, (100cqi - ${length - 1} * ${gap}) / ${length})` },
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  paddingInlineStart: `calc((${cell} - ${digit}) / 2)`,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontWeight: weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: `calc(${cell} + ${gap} - ${digit})`,
  whiteSpace: 'pre',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { color: theme.color.inkDisabled, WebkitTextFillColor: 'currentcolor', opacity: 1 },
  },
  '@media': {
    // Else the browser paints a plate behind the digits, over the boxes.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: { '&:disabled': { color: 'GrayText' } },
    },
  },
});
