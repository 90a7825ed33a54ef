import { column, media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const indexWidth = '13rem';

/** One below the other, and from 1024 px the index beside the parts. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  maxInlineSize: column.reading,
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${indexWidth} minmax(0, ${column.reading})`,
      columnGap: space[12],
      maxInlineSize: `calc(${indexWidth} + ${space[12]} + ${column.reading})`,
    },
  },
});

export const head = style({ '@media': { [media.desktop]: { gridColumn: 2 } } });

export const parts = style({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 2 } } });
