import { besideFrom } from '@guildhall/ui/tokens/besideFrom.ts';
import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** The filters stand beside the list from the width where both fit, and come over it on smaller screens. */
export const onlyNarrow = style({ display: 'grid', '@media': { [media.desktop]: { display: 'none' } } });

export const onlyWide = style({ display: 'none', '@media': { [media.desktop]: { display: 'grid' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  minInlineSize: 0,
});

/** Room for the filters, and for a list in which words stand. With large text there is less than the window says. */
const enough = '40rem';

export const withPanel = style({ '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } } });
globalStyle(`${withPanel} > *`, { flex: `1 1 ${besideFrom(enough)}`, minInlineSize: 0, maxInlineSize: '100%' });
globalStyle(`${withPanel} > :first-child`, { flex: `0 1 ${besideFrom(enough, '17rem')}` });
