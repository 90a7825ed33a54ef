import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, font, leading, media, radius, space, target, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { displayFigure, rule } from '../../shell/storyPage/storyPage.css.ts';

// The subjects: a table of contents, dotted leaders and all.

export const subjects = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16], rowGap: space[8] },
  },
});

export const subject = style({ display: 'grid', gap: space[1] });

export const subjectLine = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[3] });

export const leader = style({
  flex: '1 1 1rem',
  borderBlockEnd: `${borderWidth.focus} dotted ${theme.color.line}`,
});

export const count = style({ ...displayFigure, flex: 'none', fontSize: scale.text.xxl });

export const unit = style({
  fontFamily: font.text,
  fontSize: scale.text.sm,
  fontWeight: weight.regular,
  letterSpacing: 'normal',
  color: theme.color.inkMuted,
});

// The paths: lines with stations.

export const paths = style({ display: 'grid', gap: space[8] });

export const path = style({
  display: 'grid',
  gap: space[5],
  justifyItems: 'start',
  paddingBlockStart: space[6],
  borderBlockStart: rule,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 'none' } },
});

/** The link at a path's end is as high as a finger asks for. */
globalStyle(`${path} > a`, {
  '@media': { [media.coarsePointer]: { display: 'inline-flex', alignItems: 'center', minBlockSize: target.touch } },
});

export const pathWords = style({ display: 'grid', gap: space[1] });

const dot = '0.875rem';

export const stages = style({
  display: 'grid',
  inlineSize: '100%',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const stage = style({
  position: 'relative',
  paddingInlineStart: space[8],
  paddingBlockEnd: space[4],
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.2rem',
      inlineSize: dot,
      blockSize: dot,
      border: `${borderWidth.mark} solid ${theme.color.accent}`,
      borderRadius: radius.pill,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.375rem',
      insetBlockStart: '1.075rem',
      insetBlockEnd: '-0.2rem',
      borderInlineStart: `${borderWidth.focus} solid ${theme.color.accent}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { background: theme.color.accent },
  },
  '@media': {
    [media.tablet]: {
      paddingInlineStart: 0,
      paddingInlineEnd: space[4],
      paddingBlock: `${space[6]} 0`,
      selectors: {
        '&::before': { insetBlockStart: 0 },
        '&:not(:last-child)::after': {
          insetInlineStart: dot,
          insetInlineEnd: 0,
          insetBlockStart: '0.375rem',
          insetBlockEnd: 'auto',
          borderInlineStart: 'none',
          borderBlockStart: `${borderWidth.focus} solid ${theme.color.accent}`,
        },
      },
    },
  },
});

// The courses: one large, two beside it.

export const courses = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
globalStyle(`${courses} > li`, { display: 'grid', minInlineSize: 0 });
globalStyle(`${courses} > li:first-child`, {
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: '1', gridRow: 'span 2' } },
});

export const course = style({ display: 'flex', flexDirection: 'column', gap: space[3], blockSize: '100%' });

export const parts = style({
  counterReset: 'part',
  display: 'grid',
  columnGap: space[8],
  marginBlock: space[3],
  // Two beside each other at most, where the words have room.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(13rem, 50% - ${space[8]})), 1fr))`,
});

export const part = style({
  counterIncrement: 'part',
  display: 'grid',
  gridTemplateColumns: '1.5rem minmax(0, 1fr)',
  paddingBlock: space[2],
  borderBlockStart: rule,
  selectors: {
    '&::before': { content: 'counter(part)', color: theme.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  },
});

export const courseDoor = style({ marginBlockStart: 'auto' });

// What else there is.

export const resources = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[8]} ${space[10]}` } },
});

export const resource = style({ display: 'grid', gap: space[1], alignContent: 'start' });

export const resourceName = style({ fontSize: scale.text.lg, fontWeight: weight.semibold, lineHeight: leading.snug });

export const resourceText = style({ color: theme.color.inkMuted });
