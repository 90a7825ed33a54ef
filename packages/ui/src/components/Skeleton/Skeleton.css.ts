import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, motion, portraitSize, radius, space } from '../../tokens/scales.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const widths = { full: '100%', most: '85%', half: '50%', third: '33%', quarter: '25%' } as const;

export const bone = recipe({
  base: {
    display: 'block',
    background: theme.color.skeleton,
    animation: `${breathe} ${motion.breath} ${motion.sway} infinite`,
    '@media': {
      // A ground alone is not painted in forced colours.
      [media.forcedColors]: { border: `${borderWidth.hairline} solid GrayText` },
    },
  },
  variants: {
    shape: {
      line: {
        blockSize: '0.75em',
        marginBlock: `calc((${leading.normal} * 1em - 0.75em) / 2)`,
        borderRadius: radius.control,
      },
      block: { borderRadius: radius.control },
      circle: { borderRadius: radius.pill, flex: 'none' },
    },
    width: mapTokens(widths, (inlineSize) => ({ inlineSize })),
    height: mapTokens(portraitSize, (blockSize) => ({ blockSize })),
    textSize: mapTokens(scale.text, (fontSize) => ({ fontSize })),
  },
  compoundVariants: Object.values(
    mapTokens(portraitSize, (inlineSize, height) => ({
      variants: { shape: 'circle' as const, height },
      style: { inlineSize },
    })),
  ),
});

export const lines = style({ display: 'grid', gap: space[0] });
