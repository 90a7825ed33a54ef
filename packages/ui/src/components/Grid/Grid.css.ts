import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { space } from '../../tokens/scales.ts';

const columns = (fill: string, width: string) => ({
  gridTemplateColumns: `repeat(${fill}, minmax(min(100%, ${width}), 1fr))`,
});

const widths = { narrow: '10rem', medium: '18rem', wide: '24rem' } as const;

export const grid = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
    itemWidth: mapTokens(widths, (width) => columns('auto-fill', width)),
    isFilled: { true: {}, false: {} },
  },
  compoundVariants: [
    { variants: { isFilled: true, itemWidth: 'narrow' }, style: columns('auto-fit', widths.narrow) },
    { variants: { isFilled: true, itemWidth: 'medium' }, style: columns('auto-fit', widths.medium) },
    { variants: { isFilled: true, itemWidth: 'wide' }, style: columns('auto-fit', widths.wide) },
  ],
  defaultVariants: { gap: 6, itemWidth: 'medium', isFilled: false },
});

// Cards of one row end on one line.
globalStyle(`${grid.classNames.base} > li`, { display: 'grid', minInlineSize: 0 });
