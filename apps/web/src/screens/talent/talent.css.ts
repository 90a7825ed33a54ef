import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const rightColumn = 'minmax(10rem, 12rem)';

/**
 * One column in the order of what matters: who, the facts that decide, the rest, the way on. From the width where both
 * fit: who it is, and beside it what decides.
 */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${rightColumn}`,
      columnGap: space[6],
    },
  },
});

export const person = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 } },
});

export const rest = style({ order: 1, display: 'grid', gap: space[3], minInlineSize: 0 });

export const terms = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space[4],
      paddingInlineStart: space[5],
      borderInlineStart: `${borderWidth.hairline} solid ${theme.color.line}`,
    },
  },
});

/** Two by two on a phone, one below the other beside the person. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'start',
  justifyItems: 'start',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto', rowGap: space[1] } },
});

export const actions = style({
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

export const action = style({ display: 'grid', flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });

/** Beside a picture, as wide as the line is. */
export const nameLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
});
