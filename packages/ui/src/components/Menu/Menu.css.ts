import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target } from '../../tokens/scales.ts';
import { floating } from '../Popover/floating.css.ts';

export const popover = style([
  floating,
  {
    minInlineSize: `min(max(12rem, var(--trigger-width)), 100vw - ${space[4]})`,
    maxInlineSize: `calc(100vw - ${space[4]})`,
    overflowWrap: 'anywhere',
  },
]);

export const menu = style({ padding: space[1], outline: 'none' });

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: target.row,
    paddingInline: space[3],
    paddingBlock: space[1],
    borderRadius: radius.control,
    color: theme.color.ink,
    lineHeight: leading.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-open]': { background: theme.color.surfaceHover },
      '&[data-pressed]': { background: theme.color.surfacePressed },
      '&[data-disabled]': { color: theme.color.inkDisabled, cursor: 'not-allowed' },
      '&[data-focus-visible]': { ...focusRing('inside') },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: target.touch },
      [media.forcedColors]: {
        selectors: {
          '&[data-disabled]': { color: 'GrayText' },
          '&[data-focused]': { outline: `${borderWidth.focus} solid Highlight` },
        },
      },
    },
  },
  variants: { isDangerous: { true: { color: theme.color.danger }, false: {} } },
  defaultVariants: { isDangerous: false },
});
