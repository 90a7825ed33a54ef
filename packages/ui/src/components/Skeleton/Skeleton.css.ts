import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, radius, space } from '../../tokens/scales.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const widths = { full: '100%', most: '85%', half: '50%', third: '33%', quarter: '25%' } as const;

export const bone = recipe({
  base: {
    display: 'block',
    background: theme.color.skeleton,
    animation: `${breathe} 1800ms ease-in-out infinite`,
    '@media': {
      // A ground alone is not painted in forced colours.
      [media.forcedColors]: { border: '1px solid GrayText' },
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
      circle: { borderRadius: '50%', flex: 'none' },
    },
    width: mapTokens(widths, (inlineSize) => ({ inlineSize })),
    height: {
      small: { blockSize: '2rem' },
      medium: { blockSize: '2.75rem' },
      large: { blockSize: '4rem' },
      huge: { blockSize: '7rem' },
    },
    textSize: mapTokens(scale.text, (fontSize) => ({ fontSize })),
  },
  compoundVariants: [
    { variants: { shape: 'circle', height: 'small' }, style: { inlineSize: '2rem' } },
    { variants: { shape: 'circle', height: 'medium' }, style: { inlineSize: '2.75rem' } },
    { variants: { shape: 'circle', height: 'large' }, style: { inlineSize: '4rem' } },
    { variants: { shape: 'circle', height: 'huge' }, style: { inlineSize: '7rem' } },
  ],
});

export const lines = style({ display: 'grid', gap: space[0] });
