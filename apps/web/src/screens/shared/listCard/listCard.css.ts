import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, media, space } from '@guildhall/ui/tokens/scales.ts';
import type { StyleRule } from '@vanilla-extract/css';
import { createContainer, style } from '@vanilla-extract/css';

const rightColumn = 'minmax(11rem, 13rem)';

const here = createContainer();

/** From here on what can be done stands beside what decides: below it the card would have an empty band in the middle. */
const wide = '58rem';

/** What a card has room for: beside filters, and with large text, less than the window says. */
export const room = style({ containerName: here, containerType: 'inline-size' });

type Rules = Omit<StyleRule, '@media' | '@container'>;

/** Where a card has room for two columns, and for a wide one on the right. */
const inColumns = (rules: Rules, whereWide: Rules = {}): StyleRule => ({
  '@media': {
    [media.tablet]: {
      '@container': { [`${here} (min-width: 32rem)`]: rules, [`${here} (min-width: ${wide})`]: whereWide },
    },
  },
});

/**
 * One column in the order of what matters: who or what, the facts that decide, the rest, the way on. From the width where
 * both fit: who or what, and beside it what decides.
 */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  ...inColumns(
    { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${rightColumn}`, columnGap: space[8] },
    { gridTemplateColumns: 'minmax(0, 1fr) minmax(24rem, 26rem)' },
  ),
});

export const main = style({
  display: 'contents',
  ...inColumns({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 }),
});

export const rest = style({ order: 1, display: 'grid', gap: space[3], minInlineSize: 0 });

/** The two facts that decide, then what can be done. */
export const terms = style({
  display: 'contents',
  ...inColumns(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space[4],
      paddingInlineStart: space[6],
      borderInlineStart: `${borderWidth.hairline} solid ${theme.color.line}`,
    },
    { flexDirection: 'row', alignItems: 'start' },
  ),
});

export const actions = style({
  order: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  ...inColumns({ flexDirection: 'column', flexWrap: 'nowrap' }, { inlineSize: '10rem', flex: 'none' }),
});

export const action = style({ display: 'grid', flex: '1 1 auto', ...inColumns({ flex: 'none' }) });
