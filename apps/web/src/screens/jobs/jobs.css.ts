import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

const rightColumn = 'minmax(11rem, 13rem)';

/**
 * One column in the order of what matters: name, terms, the rest, the way in. From the width where both fit: what the
 * work is, and beside it what decides.
 */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${rightColumn}`,
      columnGap: space[8],
    },
  },
});

export const work = style({
  display: 'contents',
  '@media': { [media.tablet]: { display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 } },
});

export const rest = style({ order: 1, display: 'grid', gap: space[3], minInlineSize: 0 });

/** The two facts that decide, then what can be done. */
export const terms = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space[4],
      paddingInlineStart: space[6],
      borderInlineStart: `${borderWidth.hairline} solid ${theme.color.line}`,
    },
  },
});

export const actions = style({
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});

export const action = style({ display: 'grid', flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });

/** Whose and where, then when: each goes to a line of its own rather than break. */
export const byline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** Words to look for, then which and in what order: one line where there is room. */
export const criteria = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem 14rem' } },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
