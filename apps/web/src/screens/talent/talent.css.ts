import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Two by two on a phone, one below the other beside the person. */
export const facts = style({
  display: 'grid',
  // One below the other where large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 40%)), auto))',
  justifyContent: 'start',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto', rowGap: space[1] } },
});

/** Beside a picture, as wide as the line is. */
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
