import { keyframes, style } from '@vanilla-extract/css';

import { media } from '../../tokens/scales.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

// The page's rule for reduced motion stops animations; this one must go on in some form, or the button would look stuck.
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.125em',
  animation: `${turn} 900ms linear infinite`,
  '@media': {
    [media.stillMotion]: { animation: `${breathe} 1600ms ease-in-out infinite !important` },
  },
});

export const track = style({ opacity: 0.3 });
