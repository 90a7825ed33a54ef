import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, target, weight } from '../../tokens/scales.ts';

// Alone on its line, a link is as high as a finger; in running text the lines around it leave no room.
const tall = {
  [media.coarsePointer]: {
    display: 'inline-block',
    minInlineSize: target.touch,
    paddingBlock: `calc((${target.touch} - 1lh) / 2)`,
  },
} as const;

export const link = recipe({
  base: {
    borderRadius: radius.inner,
    textUnderlineOffset: '0.18em',
    textDecorationThickness: '1px',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { textDecorationThickness: '2px' },
      '&[data-focus-visible]': { ...focusRing() },
    },
  },
  variants: {
    look: {
      inline: {
        color: theme.color.link,
        textDecorationLine: 'underline',
        selectors: { '&[data-hovered]': { color: theme.color.linkHover } },
      },
      standalone: {
        color: theme.color.link,
        fontWeight: weight.semibold,
        maxInlineSize: '100%',
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { color: theme.color.linkHover, textDecorationLine: 'underline' } },
        '@media': tall,
      },
      quiet: {
        color: 'inherit',
        textDecorationLine: 'none',
        selectors: { '&[data-hovered]': { color: theme.color.link, textDecorationLine: 'underline' } },
        '@media': tall,
      },
    },
    isStretched: {
      true: {
        selectors: {
          // The whole card follows the link; the ring goes round what can be pressed.
          '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
          '&[data-focus-visible]': { outline: 'none' },
          '&[data-focus-visible]::after': { ...focusRing() },
        },
      },
      false: {},
    },
  },
  defaultVariants: { look: 'inline', isStretched: false },
});
