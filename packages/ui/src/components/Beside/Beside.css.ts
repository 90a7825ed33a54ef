import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { space } from '../../tokens/scales.ts';

export const beside = recipe({
  base: { display: 'flex', flexWrap: 'wrap', minInlineSize: 0 },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
    align: { center: { alignItems: 'center' }, start: { alignItems: 'flex-start' } },
  },
  defaultVariants: { gap: 3, align: 'center' },
});

/** Long words have about eight em; with large text on a phone that is the whole line. */
export const words = style({ flex: '1 1 0', minInlineSize: 'min(100%, 8em)' });
