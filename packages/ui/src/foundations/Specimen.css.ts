import { style, styleVariants } from '@vanilla-extract/css';

import { scale, theme } from '../tokens/contract.css.ts';
import * as scales from '../tokens/scales.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: scales.space[4],
  overflowWrap: 'anywhere',
});

export const swatches = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: `${scales.space[3]} ${scales.space[6]}`,
  },
]);

/** With large text the words go below what they are about. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scales.space[2]} ${scales.space[4]}`,
  minInlineSize: 0,
});

export const sample = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '3rem',
  border: `${scales.borderWidth.hairline} solid ${theme.color.lineStrong}`,
  borderRadius: scales.radius.control,
  fontWeight: scales.weight.semibold,
  fontSize: scale.text.sm,
});

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: scales.weight.semibold });

export const note = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });

/** Figures and codes keep their order where the page runs from right to left. */
export const value = style([
  note,
  { fontVariantNumeric: 'tabular-nums', unicodeBidi: 'plaintext', textAlign: 'match-parent' },
]);

export const textSize = styleVariants(scale.text, (fontSize) => ({ fontSize, lineHeight: scales.leading.snug }));

export const font = styleVariants(scales.font, (fontFamily) => ({
  fontFamily,
  fontSize: scale.text.xxl,
  lineHeight: scales.leading.snug,
}));

export const weight = styleVariants(scales.weight, (fontWeight) => ({ fontWeight, fontSize: scale.text.lg }));

export const leading = styleVariants(scales.leading, (lineHeight) => ({ lineHeight, maxInlineSize: '22rem' }));

export const radius = styleVariants(scales.radius, (borderRadius) => ({
  borderRadius,
  background: theme.tone.accent.surface,
}));

export const space = styleVariants(scales.space, (inlineSize) => ({
  display: 'block',
  inlineSize,
  blockSize: scales.space[4],
  background: theme.color.accent,
  forcedColorAdjust: 'none',
}));

export const elevation = styleVariants(theme.elevation, (boxShadow) => ({
  boxShadow,
  background: theme.color.surfaceRaised,
}));

export const themeBorder = styleVariants(theme.border, (borderWidth) => ({ borderWidth }));

export const borderWidth = styleVariants(scales.borderWidth, (width) => ({ borderWidth: width }));

export const focusOffset = styleVariants(scales.focusOffset, (outlineOffset) => ({
  outline: `${scales.borderWidth.focus} solid ${theme.color.focus}`,
  outlineOffset,
}));

/** Where the beams of a scale begin at the same place as their words. */
export const ruler = style({ flex: 'none', inlineSize: '6rem' });

export const size = style({
  flex: 'none',
  border: `${scales.borderWidth.hairline} solid ${theme.color.lineStrong}`,
  background: theme.tone.accent.surface,
});

const square = (side: string) => ({ inlineSize: side, blockSize: side });
export const target = styleVariants(scales.target, (side) => ({
  ...square(side),
  borderRadius: scales.radius.control,
}));
export const iconSize = styleVariants(scales.iconSize, square);
export const portraitSize = styleVariants(scales.portraitSize, (side) => ({
  ...square(side),
  borderRadius: scales.radius.pill,
}));

export const width = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: scales.space[2],
  marginBlockStart: scales.space[2],
  background: theme.color.accent,
  forcedColorAdjust: 'none',
});

/** Drawn to the scale of a screen of 1280 px, so that all of them fit. */
const share = (pixels: number) => ({ inlineSize: `${(pixels / scales.breakpoints.wide) * 100}%` });
const shareOfRem = (rem: string) => share(Number.parseFloat(rem) * 16);
export const column = styleVariants(scales.column, shareOfRem);
export const panel = styleVariants(scales.panel, shareOfRem);
export const breakpoint = styleVariants(scales.breakpoints, share);

export const stack = style({ display: 'grid', maxInlineSize: '40rem' });

/** Each sheet covers the end of the one before it. */
export const sheet = style({
  position: 'relative',
  padding: `${scales.space[4]} min(${scales.space[4]}, 5vw)`,
  paddingBlockEnd: scales.space[6],
  border: `${theme.border.card} solid ${theme.color.lineStrong}`,
  borderRadius: scales.radius.card,
  background: theme.color.surfaceRaised,
  boxShadow: theme.elevation.floating,
  selectors: { '& + &': { marginBlockStart: `calc(-1 * ${scales.space[3]})` } },
});
export const layer = styleVariants(scales.layer, (zIndex, name) => ({
  zIndex,
  marginInlineStart: `calc(${Object.keys(scales.layer).indexOf(name)} * min(${scales.space[5]}, 6.25vw))`,
}));

export const curve = style({ flex: 'none', inlineSize: '6rem', blockSize: '6rem' });
export const frame = style({ fill: 'none', stroke: theme.color.line });
export const line = style({ fill: 'none', stroke: theme.color.accent, strokeWidth: scales.borderWidth.mark });
