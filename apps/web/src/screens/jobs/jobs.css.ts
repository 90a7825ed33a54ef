import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** Whose and where, then when: each goes to a line of its own rather than break. */
export const byline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** What it is, and whether it is a favourite beside it. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
});

/** Words to look for, then which and in what order: one line where there is room. */
export const criteria = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 12rem auto' } },
});

export const query = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });

/** Below the two lists where these share a line, and as wide as they are. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
globalStyle(`${ways} > *`, { flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });
