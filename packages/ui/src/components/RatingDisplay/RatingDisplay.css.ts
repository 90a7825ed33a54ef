import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { media, space, weight } from '../../tokens/scales.ts';

export const rating = recipe({
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${space[2]}`,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    size: {
      small: { fontSize: scale.text.sm },
      medium: { fontSize: scale.text.md },
      large: { fontSize: scale.text.xl },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const stars = style({
  inlineSize: 'auto',
  blockSize: '1.05em',
  flex: 'none',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const outline = style({
  fill: theme.color.ratingTrack,
  stroke: theme.color.rating,
  strokeWidth: 1.25,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const filled = style({
  fill: theme.color.rating,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const figure = style({ fontWeight: weight.semibold });

export const count = style({ color: theme.color.inkMuted, fontSize: '0.9em' });
