import { space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Why, then how far it is, then the way: side by side where there is room, on a page or in a dialog. */
export const prompt = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  columnGap: space[16],
});
