import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { space } from '../../tokens/scales.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
    align: {
      stretch: { alignItems: 'stretch' },
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
    isGrowing: { true: { flex: 1 }, false: {} },
  },
  defaultVariants: { gap: 4, align: 'stretch', isGrowing: false },
});
