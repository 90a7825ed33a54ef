import { style } from '@vanilla-extract/css';

import { focusRing, innerEdge } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, motion, radius, space, weight } from '../../tokens/scales.ts';
import { radioMark } from '../Field/choice.css.ts';
import { hideInput } from '../Field/hideInput.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space[3],
});

export const cell = style({ display: 'grid' });

export const card = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[1]} ${space[3]}`,
  padding: space[4],
  borderStyle: 'solid',
  borderWidth: theme.border.card,
  borderColor: theme.color.lineStrong,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  lineHeight: leading.snug,
  cursor: 'pointer',
  transitionProperty: 'border-color, background-color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    '&[data-hovered]': { background: theme.color.surfaceHover },
    '&[data-invalid]': { borderColor: theme.color.danger },
    '&[data-selected], &:has(> span > input:checked)': {
      borderColor: theme.color.accent,
      background: theme.tone.accent.surface,
      // The second pixel of the border, without moving what is inside.
      boxShadow: innerEdge(theme.color.accent),
    },
    '&[data-readonly]': { cursor: 'default' },
    '&[data-readonly]:not([data-selected])': {
      borderStyle: 'dashed',
      borderColor: theme.color.line,
      background: theme.color.surfaceSunken,
    },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      borderColor: theme.color.lineDisabled,
      background: theme.color.surfaceSunken,
      boxShadow: 'none',
      color: theme.color.inkDisabled,
    },
    '&[data-focus-visible]': { ...focusRing() },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});
hideInput(card);

export const mark = style([
  radioMark,
  {
    selectors: {
      [`${card}:is([data-selected], :has(> span > input:checked)) > &`]: {
        background: theme.color.accent,
        borderColor: theme.color.accent,
      },
      [`${card}[data-disabled] > &`]: { borderColor: theme.color.lineDisabled, background: theme.color.surfaceSunken },
      [`${card}[data-disabled][data-selected] > &`]: {
        background: theme.color.inkDisabled,
        borderColor: theme.color.inkDisabled,
      },
    },
  },
]);

// With large text on a phone the words have a line of their own, and a word may be wider still.
export const words = style({
  display: 'grid',
  flex: '1 1 0',
  gap: space[1],
  minInlineSize: 'min(100%, 6em)',
  overflowWrap: 'anywhere',
});
export const label = style({ fontWeight: weight.semibold });
export const description = style({
  fontSize: scale.text.sm,
  color: theme.color.inkMuted,
  selectors: { [`${card}[data-disabled] &`]: { color: 'inherit' } },
});

export const icon = style({
  alignSelf: 'center',
  marginBlock: `calc(-1 * ${space[1]})`,
  color: theme.color.inkMuted,
  selectors: {
    [`${card}[data-selected] > &`]: { color: theme.color.accent },
    [`${card}[data-disabled] > &`]: { color: 'inherit' },
  },
});
