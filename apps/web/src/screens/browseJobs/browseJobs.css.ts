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
    // With large text the choices leave room for the words and the button.
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, min(11rem, 18%)) min(12rem, 18%) auto' },
  },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });
