import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { room } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, layer, leading, media, motion, panel, radius, space, target } from '../../tokens/scales.ts';

export const overlay = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  // The part of the window that a phone's keyboard leaves.
  blockSize: 'var(--visual-viewport-height)',
  zIndex: layer.dialog,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: theme.color.scrim,
  transition: `opacity ${motion.normal} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { [media.tablet]: { padding: space[6] } },
});

export const modal = recipe({
  base: {
    display: 'flex',
    inlineSize: '100%',
    blockSize: '100%',
    background: theme.color.surfaceRaised,
    color: theme.color.ink,
    boxShadow: theme.elevation.floating,
    transition: `transform ${motion.normal} ${motion.ease}`,
    selectors: { '&[data-entering]': { transform: `translateY(${space[4]})` } },
    '@media': {
      [media.tablet]: {
        blockSize: 'auto',
        maxBlockSize: '100%',
        border: `${theme.border.card} solid ${theme.color.line}`,
        borderRadius: radius.card,
        overflow: 'hidden',
      },
    },
  },
  variants: {
    size: {
      small: {
        alignSelf: 'flex-end',
        blockSize: 'auto',
        maxBlockSize: '100%',
        borderStartStartRadius: radius.card,
        borderStartEndRadius: radius.card,
        overflow: 'hidden',
        '@media': { [media.tablet]: { alignSelf: 'center', maxInlineSize: panel.small } },
      },
      medium: { '@media': { [media.tablet]: { maxInlineSize: panel.medium } } },
      large: { '@media': { [media.tablet]: { maxInlineSize: panel.large } } },
    },
  },
  defaultVariants: { size: 'medium' },
});

// The dialog itself scrolls: it holds the focus when it opens, so the arrow keys scroll it. Head and foot stay.
export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '5rem',
  outline: 'none',
});

const edge = style({
  position: 'sticky',
  zIndex: layer.sticky,
  background: theme.color.surfaceRaised,
  paddingInline: room(5),
  '@media': { [media.tablet]: { paddingInline: room(6) } },
});

export const head = style([
  edge,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    paddingBlock: space[3],
    // The cross, not the edge of its target, stands on the text's margin.
    paddingInlineEnd: space[3],
    '@media': { [media.tablet]: { paddingInlineEnd: space[4] } },
    borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  },
]);

export const words = style({
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minInlineSize: 0,
  minBlockSize: target.touch,
  // A title of one line has room enough in the height of the cross; with a description it needs its own.
  paddingBlock: space[1],
});

export const description = style({
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
});

export const body = style({
  flex: '1 0 auto',
  // An address may be wider than the dialog.
  overflowWrap: 'break-word',
  paddingInline: room(5),
  paddingBlock: room(5),
  '@media': { [media.tablet]: { paddingInline: room(6), paddingBlock: room(6) } },
});

export const foot = style([
  edge,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  },
]);

// On a phone the actions share the line, within the thumb's reach.
globalStyle(`${foot} > *`, { flex: '1 1 auto', '@media': { [media.tablet]: { flex: 'none' } } });
