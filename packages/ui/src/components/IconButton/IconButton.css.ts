import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, target } from '../../tokens/scales.ts';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    borderRadius: radius.control,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    selectors: {
      '&[data-hovered]': { background: theme.color.surfaceHover },
      '&[data-pressed]': { background: theme.color.surfacePressed },
      '&[data-focus-visible]': { ...focusRing() },
      '&[data-disabled]': { cursor: 'not-allowed', color: theme.color.inkDisabled },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      quiet: { background: 'transparent', borderColor: 'transparent', color: theme.color.ink },
      secondary: {
        background: theme.color.surfaceRaised,
        borderColor: theme.color.lineStrong,
        color: theme.color.ink,
        selectors: {
          '&[data-disabled]': { background: theme.color.surfaceSunken, borderColor: theme.color.lineDisabled },
        },
      },
    },
    size: {
      small: { ...square(target.dense), '@media': { [media.coarsePointer]: square(target.touch) } },
      medium: square(target.touch),
    },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
});
