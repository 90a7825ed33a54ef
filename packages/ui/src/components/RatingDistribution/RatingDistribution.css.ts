import { style } from '@vanilla-extract/css';

import { innerEdge } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, weight } from '../../tokens/scales.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr) auto',
  gap: `${space[2]} ${space[3]}`,
  minInlineSize: 0,
  maxInlineSize: '24rem',
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
});

export const stars = style({ display: 'flex', alignItems: 'center', gap: space[1], fontWeight: weight.medium });

export const star = style({
  inlineSize: '1em',
  blockSize: 'auto',
  fill: theme.color.rating,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const track = style({
  inlineSize: '100%',
  blockSize: '0.625rem',
  borderRadius: radius.pill,
  background: theme.color.surfaceSunken,
  boxShadow: innerEdge(theme.color.line),
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  '@media': { [media.forcedColors]: { border: `${borderWidth.hairline} solid CanvasText` } },
});

export const bar = style({
  fill: theme.color.rating,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const count = style({
  minInlineSize: '2ch',
  textAlign: 'end',
  fontWeight: weight.semibold,
  selectors: { '&[data-none]': { color: theme.color.inkMuted, fontWeight: weight.regular } },
});

export const empty = style({ color: theme.color.inkMuted });
