import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, focusOffset, radius, space, target, weight } from '../../packages/ui/src/tokens/scales.ts';

export const later = style({ marginBlockStart: space[4] });

export const label = style({
  inlineSize: 'fit-content',
  minBlockSize: target.touch,
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `${theme.border.control} solid ${theme.color.lineStrong}`,
  borderRadius: radius.control,
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
  fontSize: scale.text.md,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.surfaceHover },
    '&:focus-visible': {
      outline: `${borderWidth.focus} solid ${theme.color.focus}`,
      outlineOffset: focusOffset.outside,
    },
  },
});
