import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, space } from '@guildhall/ui/tokens/scales.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { createContainer, style } from '@vanilla-extract/css';

const rightColumn = 'minmax(11rem, 13rem)';

const here = createContainer();

/** What a card has room for: beside filters, and with large text, less than the window says. */
export const room = style({ containerName: here, containerType: 'inline-size' });

/** Where a card has room for two columns. */
const inColumns = (rules: Omit<StyleRule, '@media' | '@container'>): StyleRule => ({
  '@media': { [media.tablet]: { '@container': { [`${here} (min-width: 32rem)`]: rules } } },
});

/**
 * One column in the order of what matters: who or what, the facts that decide, the rest, the way on. From the width where
 * both fit: who or what, and beside it what decides.
 */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  ...inColumns({
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${rightColumn}`,
    columnGap: space[8],
  }),
});

export const main = style({
  display: 'contents',
  ...inColumns({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 }),
});

export const rest = style({ order: 1, display: 'grid', gap: space[3], minInlineSize: 0 });

/** The two facts that decide, then what can be done. */
export const terms = style({
  display: 'contents',
  ...inColumns({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: space[4],
    paddingInlineStart: space[6],
    borderInlineStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  }),
});

export const actions = style({
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  ...inColumns({ flexDirection: 'column', flexWrap: 'nowrap' }),
});

export const action = style({ display: 'grid', flex: '1 1 auto', ...inColumns({ flex: 'none' }) });
