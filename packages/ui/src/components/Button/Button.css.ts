import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { room } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { media, motion, radius, space, target, weight } from '../../tokens/scales.ts';

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    // As wide as its words, and where its place is narrower they go on in another line.
    flexShrink: 0,
    maxInlineSize: '100%',
    paddingBlock: space[1],
    borderStyle: 'solid',
    borderWidth: theme.border.control,
    borderRadius: radius.control,
    fontWeight: weight.semibold,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: motion.fast,
    transitionTimingFunction: motion.ease,
    selectors: {
      '&[data-focus-visible]': { ...focusRing() },
      '&[data-disabled]': {
        cursor: 'not-allowed',
        background: theme.color.surfaceSunken,
        borderColor: theme.color.lineDisabled,
        color: theme.color.inkDisabled,
      },
      '&[data-pending]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      primary: {
        background: theme.color.accent,
        borderColor: theme.color.accent,
        color: theme.color.onAccent,
        selectors: {
          '&[data-hovered]': { background: theme.color.accentHover, borderColor: theme.color.accentHover },
          '&[data-pressed]': { background: theme.color.accentPressed, borderColor: theme.color.accentPressed },
        },
      },
      secondary: {
        background: theme.color.surfaceRaised,
        borderColor: theme.color.lineStrong,
        color: theme.color.ink,
        selectors: {
          '&[data-hovered]': { background: theme.color.surfaceHover },
          '&[data-pressed]': { background: theme.color.surfacePressed },
        },
      },
      quiet: {
        background: 'transparent',
        borderColor: 'transparent',
        color: theme.color.link,
        selectors: {
          '&[data-hovered]': { background: theme.color.surfaceHover, color: theme.color.linkHover },
          '&[data-pressed]': { background: theme.color.surfacePressed },
          '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
        },
      },
      danger: {
        background: theme.color.danger,
        borderColor: theme.color.danger,
        color: theme.color.onDanger,
        selectors: {
          '&[data-hovered]': { background: theme.color.dangerHover, borderColor: theme.color.dangerHover },
          '&[data-pressed]': { background: theme.color.dangerPressed, borderColor: theme.color.dangerPressed },
        },
      },
    },
    size: {
      small: {
        minBlockSize: target.dense,
        paddingInline: room(3),
        fontSize: scale.text.sm,
        '@media': { [media.coarsePointer]: { minBlockSize: target.touch } },
      },
      medium: { minBlockSize: target.touch, paddingInline: room(5), fontSize: scale.text.md },
      large: { minBlockSize: target.large, paddingInline: room(6), fontSize: scale.text.md },
    },
    isFullWidth: { true: { inlineSize: '100%' }, false: {} },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', isFullWidth: false },
});

// Icons inside a button follow its text, whatever the size.
globalStyle(`${button.classNames.base} svg`, { inlineSize: '1.15em', blockSize: '1.15em', flex: 'none' });
