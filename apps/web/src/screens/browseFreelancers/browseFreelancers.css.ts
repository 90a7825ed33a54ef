import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Two by two on a phone, three lines of three from 768 px, two lines from 1024 px. */
export const form = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) 8rem' },
  },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'span 2' } } });

/** Above the last column and the button beside it. */
export const place = style({ display: 'grid', '@media': { [media.desktop]: { gridColumn: 'span 2' } } });

export const send = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
