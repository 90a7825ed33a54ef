import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { theme } from '../../tokens/contract.css.ts';
import { radius, space, weight } from '../../tokens/scales.ts';

export const banner = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[4]}`,
    borderStyle: 'solid',
    borderWidth: theme.border.card,
    borderRadius: radius.control,
  },
  variants: {
    tone: mapTokens(theme.tone, ({ surface, ink, line }) => ({ background: surface, color: ink, borderColor: line })),
  },
  defaultVariants: { tone: 'info' },
});

// The icon and the dismiss button stand on the first line of the text, whatever its height.
export const drawing = style({ display: 'flex', alignItems: 'center', blockSize: '1.55em' });

export const words = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[1],
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: weight.semibold });

export const action = style({ marginBlockStart: space[2], color: theme.color.ink });

export const dismiss = style({ display: 'flex', alignItems: 'center', blockSize: '1.55em' });
