import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Why, then how far it is, then the way: the second beside the first where there is room. */
export const prompt = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[16],
    },
  },
});
