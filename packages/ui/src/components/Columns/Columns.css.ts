import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { media, space } from '../../tokens/scales.ts';

const widths = { narrow: '14rem', medium: '20rem', wide: '26rem' } as const;

export const columns = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', minInlineSize: 0 },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
    sideWidth: mapTokens(widths, () => ({})),
    sidePosition: { start: {}, end: {} },
  },
  compoundVariants: [...sides('start'), ...sides('end')],
  defaultVariants: { gap: 8, sideWidth: 'medium', sidePosition: 'end' },
});

function sides(sidePosition: 'start' | 'end') {
  // Object.keys widens to string.
  return (Object.keys(widths) as (keyof typeof widths)[]).map((sideWidth) => {
    const [side, main] = [widths[sideWidth], 'minmax(0, 1fr)'];
    const gridTemplateColumns = sidePosition === 'start' ? `${side} ${main}` : `${main} ${side}`;
    return { variants: { sideWidth, sidePosition }, style: { '@media': { [media.desktop]: { gridTemplateColumns } } } };
  });
}

export const side = recipe({
  base: { minInlineSize: 0 },
  variants: {
    isSticky: {
      true: {
        '@media': {
          [media.desktop]: {
            position: 'sticky',
            // Below the site's header.
            insetBlockStart: '5.5rem',
            maxBlockSize: 'calc(100dvh - 6.5rem)',
            overflowY: 'auto',
            // Scrolling cuts what stands out, which focus rings do.
            padding: space[1],
            margin: `calc(-1 * ${space[1]})`,
          },
        },
      },
      false: {},
    },
  },
});

export const main = style({ minInlineSize: 0 });
