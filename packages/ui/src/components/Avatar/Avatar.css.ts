import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { theme } from '../../tokens/contract.css.ts';
import { font, portraitSize, radius, weight } from '../../tokens/scales.ts';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    overflow: 'hidden',
    borderRadius: radius.pill,
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    fontFamily: font.display,
    fontWeight: weight.semibold,
    lineHeight: 1,
    userSelect: 'none',
  },
  variants: {
    size: mapTokens(portraitSize, (size) => ({ inlineSize: size, blockSize: size, fontSize: `calc(${size} * 0.4)` })),
    portrait: mapTokens(theme.portrait, ({ surface, ink, line }) => ({
      background: surface,
      color: ink,
      borderColor: line,
    })),
  },
  defaultVariants: { size: 'medium' },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: theme.color.surfaceSunken,
});
