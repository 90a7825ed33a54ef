import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** The words on a line of their own, choices side by side below them; from 1024 px all of it on one line. */
export const form = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 11rem 12rem auto' },
  },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });
