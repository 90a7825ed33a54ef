import { style, styleVariants } from '@vanilla-extract/css';

import { scale, theme } from '../tokens/contract.css.ts';
import {
  borderWidth,
  font as fonts,
  leading as leadings,
  radius as radii,
  space as spaces,
  weight as weights,
} from '../tokens/scales.ts';

export const list = style({ display: 'grid', gap: spaces[4] });

export const swatches = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))', gap: `${spaces[3]} ${spaces[6]}` },
]);

export const entry = style({ display: 'flex', alignItems: 'center', gap: spaces[4], minInlineSize: 0 });

export const sample = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '3rem',
  border: `${borderWidth.hairline} solid ${theme.color.lineStrong}`,
  borderRadius: radii.control,
  fontWeight: weights.semibold,
  fontSize: scale.text.sm,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weights.semibold });

export const note = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });

export const value = style([note, { fontVariantNumeric: 'tabular-nums' }]);

export const color = styleVariants(theme.color, (background) => ({ background }));

export const tone = styleVariants(theme.tone, ({ surface, ink, line }) => ({
  background: surface,
  color: ink,
  borderColor: line,
}));

export const portrait = styleVariants(theme.portrait, ({ surface, ink, line }) => ({
  background: surface,
  color: ink,
  borderColor: line,
}));

export const textSize = styleVariants(scale.text, (fontSize) => ({ fontSize, lineHeight: leadings.snug }));

export const font = styleVariants(fonts, (fontFamily) => ({
  fontFamily,
  fontSize: scale.text.xxl,
  lineHeight: leadings.snug,
}));

export const weight = styleVariants(weights, (fontWeight) => ({ fontWeight, fontSize: scale.text.lg }));

export const leading = styleVariants(leadings, (lineHeight) => ({ lineHeight, maxInlineSize: '22rem' }));

export const radius = styleVariants(radii, (borderRadius) => ({ borderRadius, background: theme.tone.accent.surface }));

export const space = styleVariants(spaces, (inlineSize) => ({
  inlineSize,
  blockSize: spaces[4],
  background: theme.color.accent,
  forcedColorAdjust: 'none',
}));

export const elevation = styleVariants(theme.elevation, (boxShadow) => ({
  boxShadow,
  background: theme.color.surfaceRaised,
}));
