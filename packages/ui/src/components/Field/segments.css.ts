import { style } from '@vanilla-extract/css';

import { edgeRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, radius, space } from '../../tokens/scales.ts';
import { box } from './Field.css.ts';

/** The drawn box around a date or time that is typed part by part. */
export const segmentBox = style([
  box,
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:has([role=spinbutton]:focus)': {
        borderColor: theme.color.focus,
        ...edgeRing(),
      },
    },
  },
]);

export const segments = style({
  display: 'flex',
  flex: '1 1 0',
  // With large text a date may be wider than its field; its parts never lie on each other.
  flexWrap: 'wrap',
  alignItems: 'stretch',
  minInlineSize: 0,
  paddingInline: `calc(${space[3]} - 2px)`,
  unicodeBidi: 'isolate',
  cursor: 'text',
  // It begins where its label does, whichever way its figures are read.
  selectors: { '[dir="rtl"] &[dir="ltr"]': { justifyContent: 'flex-end' } },
});

export const segment = style({
  display: 'inline-grid',
  flex: 'none',
  alignContent: 'center',
  marginBlock: '5px',
  // Two figures are as wide as a pointer's target must be; what is narrower is given the room.
  minInlineSize: '1.5rem',
  paddingInline: '2px',
  textAlign: 'center',
  borderRadius: radius.inner,
  whiteSpace: 'pre',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    // A number keeps its digits' order, and an empty part its letters', among words of the other direction.
    '[dir="rtl"] &': { unicodeBidi: 'embed' },
    '[dir="rtl"] &:not([data-type=literal], [data-type=dayPeriod])': { direction: 'ltr' },
    // The hour stands on the left in any language. Marks of direction, which react-aria sets for that, end at a flex item.
    '[dir="rtl"] > &[data-type=minute]': { order: -3 },
    '[dir="rtl"] > [data-type=hour] + &[data-type=literal]': { order: -2 },
    '[dir="rtl"] > &[data-type=hour]': { order: -1 },
    // Some of them are marks of direction, which no one sees.
    '&[data-type=literal]': { minInlineSize: 0, paddingInline: 0 },
    '&[data-placeholder]': { color: theme.color.inkMuted },
    '&[data-hovered]:not([data-disabled], [data-focused])': { background: theme.color.surfaceHover },
    '&[data-focused]': { background: theme.color.accent, color: theme.color.onAccent },
    '&[data-disabled]': { color: theme.color.inkDisabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
