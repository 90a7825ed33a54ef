import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { atMost } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, space, target, weight } from '../../tokens/scales.ts';
import { hideInput } from '../Field/hideInput.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  gap: `0 ${space[3]}`,
});

// The stars' own room stands out to the side, so that the first one begins where the label does.
export const stars = style({ display: 'flex', minInlineSize: 0, marginInlineStart: `calc(-1 * ${space[1]})` });

export const place = style({ minInlineSize: 0 });

export const button = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  // Five beside each other in the narrowest window, however large the text.
  inlineSize: atMost(target.touch),
  blockSize: atMost(target.touch),
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-focus-visible]': { ...focusRing('inside') },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
hideInput(button);

// Up to the star under the pointer, else, also before scripts, up to the chosen one.
const previewed = `${place}[data-previewed]`;
const chosen = `${stars}:not([data-preview]) > ${place}:is(:has(input:checked), :has(~ ${place} input:checked))`;

export const star = style({
  inlineSize: atMost('2.0625rem'),
  blockSize: 'auto',
  strokeWidth: 1.25,
  stroke: theme.color.rating,
  fill: theme.color.surfaceRaised,
  transitionProperty: 'fill',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    [`${previewed} &`]: { fill: theme.color.rating },
    [`${chosen} &`]: { fill: theme.color.rating },
    [`${button}[data-invalid] &`]: { stroke: theme.color.danger },
    [`${button}[data-disabled] &`]: { stroke: theme.color.inkDisabled, fill: theme.color.surfaceSunken },
    [`${chosen} ${button}[data-disabled] &`]: { fill: theme.color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      fill: 'Canvas',
      selectors: {
        [`${previewed} &`]: { fill: 'Highlight' },
        [`${chosen} &`]: { fill: 'Highlight' },
        [`${button}[data-invalid] &`]: { stroke: 'CanvasText' },
        [`${button}[data-disabled] &`]: { stroke: 'GrayText', fill: 'Canvas' },
        [`${chosen} ${button}[data-disabled] &`]: { fill: 'GrayText' },
      },
    },
  },
});

// All words lie on each other: the line is as wide as the longest from the start, and nothing moves.
export const words = style({ display: 'grid', alignItems: 'center', minBlockSize: target.touch });

export const word = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  fontWeight: weight.semibold,
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

export const prompt = style([
  word,
  { color: theme.color.inkMuted, fontSize: scale.text.sm, fontWeight: weight.regular },
]);

// The word of the button, not its edge, keeps the line's gap.
export const clear = style({ marginInlineStart: `calc(-1 * ${space[3]})` });
