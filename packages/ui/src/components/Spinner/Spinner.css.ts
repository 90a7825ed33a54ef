import { keyframes, style } from '@vanilla-extract/css';

import { media, motion } from '../../tokens/scales.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

// The page's rule for reduced motion stops animations; this one must go on in some form, or the button would look stuck.
export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.125em',
  animation: `${turn} ${motion.turn} ${motion.steady} infinite`,
  '@media': {
    [media.stillMotion]: { animation: `${breathe} ${motion.breath} ${motion.sway} infinite !important` },
  },
});

export const track = style({ opacity: 0.3 });
