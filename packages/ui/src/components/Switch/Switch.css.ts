import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, motion, radius, space, target } from '../../tokens/scales.ts';
import { hideInput } from '../Field/hideInput.ts';

export const field = style({ display: 'grid', justifyItems: 'start', rowGap: space[1], minInlineSize: 0 });

const trackSize = '2.75rem';

export const button = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${trackSize} minmax(0, 1fr)`,
  alignItems: 'start',
  columnGap: space[3],
  minBlockSize: target.touch,
  paddingBlock: '0.625rem',
  lineHeight: leading.snug,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: theme.color.inkDisabled },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});
hideInput(button);

export const track = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: trackSize,
  blockSize: '1.5rem',
  padding: '0.1875rem',
  borderStyle: 'solid',
  borderWidth: borderWidth.focus,
  borderColor: theme.color.lineStrong,
  borderRadius: radius.pill,
  background: theme.color.surfaceRaised,
  color: theme.color.lineStrong,
  marginBlockStart: '-0.1rem',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    [`${button}[data-hovered] > &`]: { borderColor: theme.color.accent },
    [`${button}[data-selected] > &`]: {
      background: theme.color.accent,
      borderColor: theme.color.accent,
      color: theme.color.onAccent,
    },
    [`${button}[data-disabled] > &`]: {
      background: theme.color.surfaceSunken,
      borderColor: theme.color.inkDisabled,
      color: theme.color.inkDisabled,
    },
    [`${button}[data-disabled][data-selected] > &`]: {
      background: theme.color.inkDisabled,
      color: theme.color.surfaceRaised,
    },
    [`${button}[data-focus-visible] > &`]: {
      ...focusRing(),
    },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const thumb = style({
  // A border, since forced colours take backgrounds away.
  border: '0.4375rem solid currentcolor',
  borderRadius: radius.pill,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: {
    [`${button}[data-selected] &`]: { transform: 'translateX(1.25rem)' },
    [`${button}[data-selected] &:dir(rtl)`]: { transform: 'translateX(-1.25rem)' },
  },
});

export const description = style({
  marginInlineStart: `calc(${trackSize} + ${space[3]})`,
  marginBlockStart: `calc(-1 * ${space[3]})`,
  paddingBlockEnd: space[2],
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
});
