import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { iconSize } from '../../tokens/scales.ts';

export const icon = recipe({
  base: { display: 'inline-block', flex: 'none', verticalAlign: '-0.2em' },
  variants: {
    size: {
      text: { inlineSize: '1.15em', blockSize: '1.15em' },
      ...mapTokens(iconSize, (size) => ({ inlineSize: size, blockSize: size })),
    },
    // Not `:dir()`: Chromium does not match it on drawings.
    isDirectional: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }, false: {} },
  },
  defaultVariants: { size: 'text', isDirectional: false },
});
