import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** A long answer and a short one side by side, where there is room. */
export const pair = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'end',
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end' } },
});

/** With large text there is less room than the window says. */
const pairRoom = '26rem';
globalStyle(`${pair} > *`, { flex: `1 1 ${besideFrom(pairRoom)}`, minInlineSize: 0, maxInlineSize: '100%' });
globalStyle(`${pair} > :last-child`, { flex: `0 1 ${besideFrom(pairRoom, '11rem')}` });
