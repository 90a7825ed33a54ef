import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { room } from '../../tokens/atMost.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, motion, radius } from '../../tokens/scales.ts';

export const card = recipe({
  base: {
    position: 'relative',
    display: 'block',
    minInlineSize: 0,
    borderStyle: 'solid',
    borderWidth: theme.border.card,
    borderColor: theme.color.line,
    borderRadius: radius.card,
    transitionProperty: 'border-color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
  },
  variants: {
    look: {
      raised: { background: theme.color.surfaceRaised },
      flat: { background: 'transparent' },
      sunken: { background: theme.color.surfaceSunken },
    },
    padding: {
      none: { overflow: 'hidden' },
      small: { padding: room(4) },
      medium: { padding: room(5), '@media': { [media.tablet]: { padding: room(6) } } },
      large: { padding: room(6), '@media': { [media.tablet]: { padding: room(10) } } },
    },
  },
  defaultVariants: { look: 'raised', padding: 'medium' },
});

// A card that is a link as a whole answers to the pointer as one.
globalStyle(`${card.classNames.base}:has([data-hovered][data-stretched])`, { borderColor: theme.color.lineStrong });
