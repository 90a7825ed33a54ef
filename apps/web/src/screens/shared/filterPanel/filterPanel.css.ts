import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

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

export const withPanel = style({
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});
