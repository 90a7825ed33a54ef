import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { room } from '../../tokens/atMost.ts';
import { column, media } from '../../tokens/scales.ts';

export const container = recipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: room(4),
    '@media': { [media.tablet]: { paddingInline: room(8) } },
    selectors: {
      // A skip link sends the focus here; a ring round the whole page would say nothing.
      '&:focus': { outline: 'none' },
    },
  },
  variants: {
    // The width is that of the content: the padding comes on top.
    width: mapTokens(column, (width) => ({ maxInlineSize: `calc(${width} + 2 * ${room(8)})` })),
  },
  defaultVariants: { width: 'wide' },
});
