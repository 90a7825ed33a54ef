import { globalStyle, style } from '@vanilla-extract/css';

import { media, space } from '../../tokens/scales.ts';

/** The slider, and the fields beside it where there is room for both, else below it. */
export const range = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: `${space[3]} ${space[8]}` });

export const slider = style({
  flex: '2 1 14rem',
  minInlineSize: 0,
  '@media': { [media.scriptless]: { flexBasis: '100%' } },
});

// Without scripts its knobs lead nowhere: the label stays, and the fields search.
globalStyle(`${slider} :is(output, [data-bars])`, { '@media': { [media.scriptless]: { display: 'none' } } });

/** Side by side, and one below the other where text is large. */
export const fields = style({
  flex: '1 1 12rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  alignItems: 'end',
  gap: space[3],
  minInlineSize: 0,
  '@media': { [media.scriptless]: { maxInlineSize: '24rem' } },
});
