import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { font, leading, space } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { rule } from '../../shell/storyPage/storyPage.css.ts';

export const values = style({ counterReset: 'value', display: 'grid' });

export const value = style({
  counterIncrement: 'value',
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingBlock: space[5],
  paddingInlineStart: space[12],
  borderBlockStart: rule,
  selectors: {
    '&::before': {
      content: 'counter(value)',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: space[5],
      color: theme.color.inkMuted,
      fontFamily: font.display,
      fontSize: scale.text.lg,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: leading.snug,
    },
    '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 },
    '&:first-child::before': { insetBlockStart: 0 },
  },
});

/** Two even lines instead of one and a word. */
globalStyle(`${value} p`, { textWrap: 'balance' });
