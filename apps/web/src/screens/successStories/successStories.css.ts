import { scale, theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, font, leading, media, radius, space, weight } from '@guildhall/ui/tokens/scales.ts';
import { globalStyle, style } from '@vanilla-extract/css';

import { displayFigure, rule } from '../../shell/storyPage/storyPage.css.ts';

export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
});
// Under the picture where a name has no room beside it.
globalStyle(`${person} > :last-child`, { flex: '1 1 8rem', minInlineSize: 0 });

/** Quotation marks hang into the margin of what is said. */
const quotation = {
  fontFamily: font.display,
  fontWeight: weight.medium,
  textWrap: 'balance',
  selectors: { '&::before': { content: 'open-quote' }, '&::after': { content: 'close-quote' } },
} as const;

export const lead = style({ display: 'grid' });

export const leadStory = style({
  display: 'grid',
  gap: space[8],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space[16] },
  },
});

export const leadQuote = style({
  ...quotation,
  fontSize: scale.text.hero,
  lineHeight: 1.16,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const leadSide = style({ display: 'grid', gap: space[5], alignContent: 'start' });

export const change = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  paddingBlock: space[3],
  borderBlock: rule,
  lineHeight: leading.snug,
});

export const changeTerm = style({ color: theme.color.inkMuted, fontSize: scale.text.sm });

export const changeNow = style({ fontWeight: weight.semibold });

export const stories = style({ display: 'grid' });

export const story = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  paddingBlock: space[8],
  borderBlockStart: rule,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: space[8],
    },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)' },
  },
});
globalStyle(`${stories} > li:last-child > ${story}`, { paddingBlockEnd: 0 });
// A line closes it on its own; the line between two stories is enough.
globalStyle(`${story} > ${change}`, {
  paddingBlockEnd: 0,
  borderBlockEnd: 'none',
  '@media': {
    [media.tablet]: { gridColumn: '2' },
    [media.desktop]: { gridColumn: '3', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: 0, borderBlock: 'none' },
  },
});

export const storyWords = style({ display: 'grid', gap: space[3] });

export const quote = style({ ...quotation, fontSize: scale.text.xl, lineHeight: leading.snug });

// The way: five stations along one line.

const dot = '1rem';

export const journey = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const station = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingInlineStart: space[10],
  paddingBlockEnd: space[8],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.25rem',
      inlineSize: dot,
      blockSize: dot,
      border: `${borderWidth.mark} solid ${theme.color.accent}`,
      borderRadius: radius.pill,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.4375rem',
      insetBlockStart: '1.25rem',
      insetBlockEnd: '-0.25rem',
      borderInlineStart: `${borderWidth.focus} solid ${theme.color.accent}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::before': { background: theme.color.accent },
  },
  '@media': {
    [media.desktop]: {
      paddingInline: `0 ${space[6]}`,
      paddingBlock: `${space[8]} 0`,
      selectors: {
        '&::before': { insetBlockStart: 0 },
        '&:not(:last-child)::after': {
          insetInlineStart: dot,
          insetInlineEnd: 0,
          insetBlockStart: '0.4375rem',
          insetBlockEnd: 'auto',
          borderInlineStart: 'none',
          borderBlockStart: `${borderWidth.focus} solid ${theme.color.accent}`,
        },
      },
    },
  },
});

export const when = style({
  ...displayFigure,
  color: theme.color.inkMuted,
  fontSize: scale.text.md,
  letterSpacing: 'normal',
});
