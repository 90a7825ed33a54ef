import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing, innerEdge } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, motion, radius, space, target, weight } from '../../tokens/scales.ts';

export const toggleButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: 'none',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    gap: space[2],
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    borderRadius: radius.control,
    borderColor: theme.color.lineStrong,
    background: theme.color.surfaceRaised,
    color: theme.color.ink,
    fontWeight: weight.semibold,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    selectors: {
      '&[data-hovered]': { background: theme.color.surfaceHover },
      '&[data-pressed]': { background: theme.color.surfacePressed },
      '&[data-selected]': {
        borderColor: theme.tone.accent.ink,
        background: theme.tone.accent.surface,
        color: theme.tone.accent.ink,
        // A second pixel of border, without moving what is inside.
        boxShadow: innerEdge(theme.tone.accent.ink),
      },
      '&[data-selected][data-hovered]': { boxShadow: innerEdge(theme.tone.accent.ink, borderWidth.focus) },
      '&[data-selected][data-pressed]': { boxShadow: innerEdge(theme.tone.accent.ink, borderWidth.mark) },
      '&[data-focus-visible]': { ...focusRing() },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        background: theme.color.surfaceSunken,
        borderColor: theme.color.lineDisabled,
        boxShadow: 'none',
        color: theme.color.inkDisabled,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' },
          '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  variants: {
    look: {
      bordered: {},
      // The drawing alone; a border would be one too many on a card.
      quiet: {
        borderColor: 'transparent',
        background: 'transparent',
        selectors: {
          '&[data-selected]': {
            borderColor: 'transparent',
            background: 'transparent',
            boxShadow: 'none',
            color: theme.color.accent,
          },
          '&[data-selected][data-hovered]': { background: theme.color.surfaceHover, boxShadow: 'none' },
          '&[data-selected][data-pressed]': { background: theme.color.surfacePressed, boxShadow: 'none' },
          '&[data-disabled]': { borderColor: 'transparent', background: 'transparent', color: theme.color.inkDisabled },
        },
        '@media': {
          [media.forcedColors]: { selectors: { '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' } } },
        },
      },
    },
    size: {
      small: {
        minInlineSize: target.dense,
        minBlockSize: target.dense,
        paddingInline: space[3],
        fontSize: scale.text.sm,
        '@media': { [media.coarsePointer]: { minInlineSize: target.touch, minBlockSize: target.touch } },
      },
      medium: {
        minInlineSize: target.touch,
        minBlockSize: target.touch,
        paddingInline: space[4],
        fontSize: scale.text.md,
      },
    },
    isIconOnly: { true: { paddingInline: 0 }, false: {} },
  },
  defaultVariants: { look: 'bordered', size: 'medium', isIconOnly: false },
});

const button = toggleButton.classNames.base;
globalStyle(`${button} svg`, { flex: 'none' });
// On is a filled drawing, off an outline: told apart without colour.
globalStyle(`${button}[data-selected] svg`, { fill: 'currentcolor' });
