import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, font, leading, media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

import { rule } from '../../shell/storyPage/storyPage.css.ts';

export const pairs = style({ display: 'grid' });

export const pair = style({
  display: 'grid',
  gap: space[5],
  paddingBlock: space[8],
  borderBlockStart: rule,
  selectors: {
    '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space[10] },
  },
});

export const label = style({ marginBlockEnd: space[1], color: theme.color.inkMuted, fontSize: scale.text.sm });

export const weak = style({ color: theme.color.inkMuted });

export const weakWords = style({ fontStyle: 'italic' });

export const strong = style({
  display: 'grid',
  alignContent: 'start',
  paddingInlineStart: space[5],
  borderInlineStart: `${borderWidth.mark} solid ${theme.color.accent}`,
});

export const strongWords = style({
  marginBlockEnd: space[3],
  fontFamily: font.display,
  fontSize: scale.text.xl,
  lineHeight: leading.snug,
  textWrap: 'pretty',
});
