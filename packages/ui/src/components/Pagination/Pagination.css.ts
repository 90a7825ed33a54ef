import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, space, target, weight } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[1] });

/** Numbers that a phone has no room for. */
export const outer = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

export const control = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minInlineSize: target.touch,
    minBlockSize: target.touch,
    paddingInline: space[2],
    border: `${theme.border.control} solid transparent`,
    borderRadius: radius.control,
    background: 'transparent',
    color: theme.color.ink,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    selectors: {
      '&[data-hovered]': { background: theme.color.surfaceHover },
      '&[data-pressed]': { background: theme.color.surfacePressed },
      '&[data-focus-visible]': { ...focusRing() },
      '&[data-disabled]': { color: theme.color.inkDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      // A transparent border is painted in forced colours, where it would look like the current page's.
      [media.forcedColors]: { borderColor: 'Canvas' },
    },
  },
  variants: {
    isCurrent: {
      true: {
        background: theme.color.accent,
        borderColor: theme.color.accent,
        color: theme.color.onAccent,
        fontWeight: weight.bold,
        selectors: {
          '&[data-hovered]': { background: theme.color.accentHover },
          '&[data-pressed]': { background: theme.color.accentPressed },
        },
        '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
      },
      false: {},
    },
  },
  defaultVariants: { isCurrent: false },
});

/** The words beside the arrows; a phone shows the arrows alone, and they keep their names. */
export const word = style({ '@media': { [media.phone]: visuallyHidden } });
