import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** The two ends of a range side by side, where there is room. Their boxes stay on one line, whichever has a message. */
export const pair = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
