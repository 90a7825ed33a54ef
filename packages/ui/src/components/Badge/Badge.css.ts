import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, radius, space, weight } from '../../tokens/scales.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    maxInlineSize: '100%',
    paddingInline: space[2],
    paddingBlock: '0.125rem',
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    borderRadius: radius.pill,
    fontSize: scale.text.sm,
    fontWeight: weight.medium,
    lineHeight: leading.snug,
  },
  variants: {
    tone: mapTokens(theme.tone, ({ surface, ink, line }) => ({ background: surface, color: ink, borderColor: line })),
  },
  defaultVariants: { tone: 'neutral' },
});
