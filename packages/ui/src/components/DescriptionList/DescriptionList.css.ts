import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, space, weight } from '../../tokens/scales.ts';

export const list = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    layout: {
      rows: {},
      stacked: { gap: space[4] },
      columns: {
        gap: `${space[4]} ${space[8]}`,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});

export const pair = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      rows: {
        paddingBlock: space[3],
        borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
        display: 'grid',
        gap: `0 ${space[6]}`,
        '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(8rem, 1fr) 3fr' } },
        selectors: { '&:first-child': { borderBlockStart: 'none' } },
      },
      stacked: {},
      columns: {},
    },
  },
  defaultVariants: { layout: 'rows' },
});

export const term = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });

export const description = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
