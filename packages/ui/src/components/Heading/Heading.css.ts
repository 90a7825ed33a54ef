import { recipe } from '@vanilla-extract/recipes';

import { scale, theme } from '../../tokens/contract.css.ts';
import { font, leading, weight } from '../../tokens/scales.ts';

// No larger than lets a word of a dozen letters stand on a line of the narrowest window, however large the reader's text.
export const heading = recipe({
  base: {
    color: theme.color.ink,
    // A word longer than the line breaks, also where the heading is only as wide as its words.
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    selectors: {
      // A new page puts the focus on its heading so that it is read; that is no control to ring.
      '&:focus': { outline: 'none' },
    },
  },
  variants: {
    size: {
      hero: { fontSize: `min(${scale.text.hero}, 13vw)`, lineHeight: leading.tight, letterSpacing: '-0.022em' },
      display: { fontSize: `min(${scale.text.display}, 12vw)`, lineHeight: leading.tight, letterSpacing: '-0.018em' },
      xxl: { fontSize: `min(${scale.text.xxl}, 11.5vw)`, lineHeight: leading.tight, letterSpacing: '-0.012em' },
      xl: { fontSize: `min(${scale.text.xl}, 11vw)`, lineHeight: leading.snug, letterSpacing: '-0.008em' },
      lg: { fontSize: `min(${scale.text.lg}, 10vw)`, lineHeight: leading.snug },
      md: { fontSize: scale.text.md, lineHeight: leading.snug },
      sm: { fontSize: scale.text.sm, lineHeight: leading.snug },
    },
    face: {
      display: { fontFamily: font.display, fontWeight: weight.medium },
      text: { fontFamily: font.text, fontWeight: weight.semibold },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
  defaultVariants: { size: 'xl', face: 'display', align: 'start' },
});
