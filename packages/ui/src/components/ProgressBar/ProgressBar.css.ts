import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { media, radius, space, weight } from '../../tokens/scales.ts';

export const progressBar = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `0 ${space[4]}`,
  fontSize: scale.text.sm,
});

export const label = style({ fontWeight: weight.medium });

export const value = style({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold });

export const track = style({
  inlineSize: '100%',
  blockSize: '0.625rem',
  border: `${theme.border.control} solid ${theme.color.lineStrong}`,
  borderRadius: radius.pill,
  background: theme.color.surfaceSunken,
  overflow: 'hidden',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const fill = recipe({
  base: { '@media': { [media.forcedColors]: { fill: 'Highlight' } } },
  variants: {
    tone: { accent: { fill: theme.color.accent }, positive: { fill: theme.tone.positive.ink } },
  },
  defaultVariants: { tone: 'accent' },
});

export const description = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });
