import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Words to look for, then the order and the filters: one line where there is room. */
export const criteria = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem auto' } },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
