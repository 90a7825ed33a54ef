import { recipe } from '@vanilla-extract/recipes';

import { media, space } from '../../tokens/scales.ts';

export const buttonGroup = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3], minInlineSize: 0 },
  variants: {
    align: {
      start: { justifyContent: 'flex-start' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    isStacked: {
      // Over the whole width, so that either thumb reaches each.
      true: {
        flexDirection: 'column',
        alignItems: 'stretch',
        '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center' } },
      },
      false: {},
    },
  },
  defaultVariants: { align: 'start', isStacked: true },
});
