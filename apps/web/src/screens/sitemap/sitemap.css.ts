import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

import { rule, strongRule } from '../../shell/storyPage/storyPage.css.ts';

/** Columns filled from top to bottom, as an index is; no group is torn apart. */
export const map = style({
  columnGap: space[12],
  '@media': { [media.tablet]: { columnCount: 2 }, [media.wide]: { columnCount: 3, columnGap: space[16] } },
});

export const category = style({
  breakInside: 'avoid',
  paddingBlock: `${space[3]} ${space[10]}`,
  borderBlockStart: strongRule,
});

export const pages = style({ marginBlockStart: space[3] });

export const page = style({
  paddingBlock: space[3],
  borderBlockStart: rule,
});

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[2]}` });
