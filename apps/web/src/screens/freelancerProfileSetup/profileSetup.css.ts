import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** A long answer and a short one side by side, where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});
