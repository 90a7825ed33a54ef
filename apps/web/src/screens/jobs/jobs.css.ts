import { space } from '@guildhall/ui/tokens/scales.ts';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

/** Whose and where, then when: each goes to a line of its own rather than break. */
export const byline = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

/** What it is, and whether it is a favourite beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  alignItems: 'flex-start',
});
// With large text on a phone the words need the whole line.
globalStyle(`${head} > :first-child`, { flex: '1 1 0', minInlineSize: 'min(100%, 7em)' });
// As wide as beside a heart.
globalStyle(`${head} > :only-child`, { marginInlineEnd: space[3] });

const here = createContainer();

/** Room for all of it on one line; for the words and both lists. With large text there is less than the window says. */
const [oneLine, twoLines] = ['58rem', '38rem'].map((room) => `${here} (min-width: ${room})`) as [string, string];

export const criteriaRoom = style({ containerName: here, containerType: 'inline-size' });

/** Words to look for, then which and in what order: one line where there is room. */
export const criteria = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  '@container': {
    [twoLines]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 12rem' },
    [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem 12rem auto' },
  },
});

export const query = style({ gridColumn: '1 / -1', '@container': { [twoLines]: { gridColumn: 'auto' } } });

/** Below the two lists where these share a line, and as wide as they are. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  gridColumn: '1 / -1',
  '@container': { [oneLine]: { gridColumn: 'auto' } },
});
globalStyle(`${ways} > *`, { flex: '1 1 auto', '@container': { [twoLines]: { flex: 'none' } } });
