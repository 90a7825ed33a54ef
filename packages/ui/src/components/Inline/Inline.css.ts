import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { space } from '../../tokens/scales.ts';

export const inline = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
    align: {
      center: { alignItems: 'center' },
      start: { alignItems: 'flex-start' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
      stretch: { alignItems: 'stretch' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    isNowrap: { true: { flexWrap: 'nowrap' }, false: { flexWrap: 'wrap' } },
  },
  defaultVariants: { gap: 2, align: 'center', justify: 'start', isNowrap: false },
});
