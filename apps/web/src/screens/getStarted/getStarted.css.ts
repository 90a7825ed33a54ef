import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { font, leading, media, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

import { rule, strongRule } from '../../shell/storyPage/storyPage.css.ts';

// Two ways, whose steps stand on one line with each other.

export const ways = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[10], rowGap: 0 },
    [media.desktop]: { columnGap: space[24] },
  },
});

export const way = style({
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  paddingBlockStart: space[5],
  borderBlockStart: strongRule,
  '@media': { [media.tablet]: { gridRow: 'span 3', gridTemplateRows: 'subgrid', rowGap: space[6] } },
});

export const wayHead = style({ display: 'grid', gap: space[2], alignContent: 'start' });

export const steps = style({ counterReset: 'step', display: 'grid', alignContent: 'start' });

export const step = style({
  counterIncrement: 'step',
  position: 'relative',
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingBlock: space[4],
  paddingInlineStart: space[10],
  borderBlockStart: rule,
  selectors: {
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: space[4],
      color: theme.color.accent,
      fontFamily: font.display,
      fontSize: scale.text.xl,
      fontVariantNumeric: 'lining-nums tabular-nums',
      lineHeight: 1.1,
    },
  },
});

/** As high for those who have no door here. */
export const door = style({ minBlockSize: '3.25rem' });

export const needed = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space[8] } },
});

export const need = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const needName = style({
  fontFamily: font.display,
  fontSize: scale.text.lg,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
});

export const needText = style({ color: theme.color.inkMuted });

export const answers = style({ display: 'grid' });

export const answer = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[5],
  borderBlockStart: rule,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' } },
});
