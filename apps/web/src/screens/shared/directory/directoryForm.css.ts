import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** One below the other on a phone; where the filters have one line, the button ends it. */
export const form = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});

export const words = style({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } });

export const filters = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

export const wholeLine = style({ gridColumn: '1 / -1' });

export const send = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { justifySelf: 'end', inlineSize: '12rem' },
    [media.wide]: { inlineSize: '8rem' },
  },
});
