import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { besideFrom } from '../../tokens/besideFrom.ts';
import { media, space } from '../../tokens/scales.ts';

const widths = { narrow: '14rem', medium: '20rem', wide: '26rem' } as const;

/** Room for the side, and for a main column in which words stand. With large text there is less than the window says. */
const enough = { narrow: '36rem', medium: '42rem', wide: '48rem' } as const;

export const columns = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    minInlineSize: 0,
    '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
  },
  variants: {
    gap: mapTokens(space, (gap) => ({ gap })),
  },
  defaultVariants: { gap: 8 },
});

export const side = recipe({
  base: { minInlineSize: 0, maxInlineSize: '100%' },
  variants: {
    width: mapTokens(widths, (width, name) => ({ flex: `0 1 ${besideFrom(enough[name], width)}` })),
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
  compoundVariants: (Object.keys(widths) as (keyof typeof widths)[]).map((width) => ({
    variants: { width, isSticky: true },
    // With the room for its rings.
    style: { flex: `0 1 ${besideFrom(enough[width], `calc(${widths[width]} + 2 * ${space[1]})`)}` },
  })),
  defaultVariants: { width: 'medium' },
});

export const main = recipe({
  base: { minInlineSize: 0, maxInlineSize: '100%' },
  variants: { sideWidth: mapTokens(enough, (room) => ({ flex: `1 1 ${besideFrom(room)}` })) },
  defaultVariants: { sideWidth: 'medium' },
});
