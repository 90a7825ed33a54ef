import { createVar, globalStyle, style } from '@vanilla-extract/css';

import { edgeRing, focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, motion, radius, space, target, weight } from '../../tokens/scales.ts';

/** The root of every field: its parts one below the other, as wide as the place it is given. */
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = style({
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  color: theme.color.ink,
});

export const optional = style({ fontWeight: weight.regular, color: theme.color.inkMuted });

export { visuallyHidden as hidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

// Help and error belong to the label: half the gap.
const underLabel = { marginBlockStart: `calc(-1 * ${space[1]})`, lineHeight: leading.snug } as const;

export const description = style({
  ...underLabel,
  fontSize: scale.text.sm,
  color: theme.color.inkMuted,
  textWrap: 'pretty',
});

export const message = style({
  ...underLabel,
  display: 'flex',
  gap: space[2],
  fontSize: scale.text.sm,
  fontWeight: weight.medium,
  color: theme.color.danger,
});

globalStyle(`${message} svg`, { marginBlockStart: '0.1em' });
// An address in it is a long word.
globalStyle(`${message} > span`, { minInlineSize: 0, overflowWrap: 'anywhere' });

const edge = createVar();

// Scrolled to by Tab, a field would end where its dialog does, and its ring behind that.
const withRoom = { scrollMarginBlock: space[4] } as const;

/** The look of everything that is typed into or opened: 44 px tall, 16 px text, so that phones do not zoom. */
export const control = style({
  ...withRoom,
  vars: { [edge]: theme.border.control },
  minBlockSize: target.touch,
  borderStyle: 'solid',
  borderWidth: edge,
  borderColor: theme.color.lineStrong,
  borderRadius: radius.control,
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
  fontSize: scale.text.md,
  lineHeight: leading.snug,
  transitionProperty: 'border-color, background-color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  selectors: {
    '&[data-hovered]': { borderColor: theme.color.ink },
    '[data-invalid] > &, &[data-invalid]': { vars: { [edge]: borderWidth.focus }, borderColor: theme.color.danger },
    // Grounds are one white in the contrast theme and none in forced colours: the broken line tells it there too.
    '[data-readonly] > &': {
      borderStyle: 'dashed',
      borderColor: theme.color.line,
      background: theme.color.surfaceSunken,
    },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      background: theme.color.surfaceSunken,
      borderColor: theme.color.lineDisabled,
      color: theme.color.inkDisabled,
    },
    '&:is(textarea):focus, &:is(button)[data-focus-visible], &:has(> input:focus)': {
      borderColor: theme.color.focus,
      ...edgeRing(),
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const box = style([
  control,
  {
    display: 'flex',
    alignItems: 'stretch',
    minInlineSize: 0,
    selectors: {
      '&[data-size=large]': { minBlockSize: target.large },
      '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
    },
  },
]);

// What stands in a box reaches over its edge: a finger that touches the edge means what is in it.
const overTheEdge = { marginBlock: `calc(-1 * ${edge})` } as const;

export const input = style({
  ...overTheEdge,
  ...withRoom,
  flex: '1 1 0',
  inlineSize: '100%',
  minInlineSize: 0,
  // Large text leaves a phone too little room for what is typed.
  paddingInline: `min(${space[3]}, 4vw)`,
  paddingBlock: space[2],
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  selectors: {
    '&::placeholder': { color: theme.color.inkMuted, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:disabled': { cursor: 'not-allowed', WebkitTextFillColor: 'currentcolor', opacity: 1 },
    '&:focus-visible': { outline: 'none' },
    // Addresses and numbers are written from left to right in every language: in “ines@” the last sign stays the last.
    '[dir="rtl"] &:is([type=email], [type=url], [type=tel])': { direction: 'ltr', textAlign: 'end' },
    // The browser's own ground for what it has filled in must not lie on the box's edge.
    '&:autofill': { borderBlock: `${edge} solid transparent`, backgroundClip: 'padding-box' },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

const affix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: theme.color.inkMuted,
  userSelect: 'none',
});
export const prefix = style([affix, { paddingInlineStart: space[3], marginInlineEnd: `calc(-1 * ${space[1]})` }]);
export const suffix = style([affix, { paddingInlineEnd: space[3] }]);

/** A small button at the end of a box: show, clear, open. */
export const boxButton = style({
  ...overTheEdge,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: target.touch,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: theme.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: theme.color.ink },
    '&[data-focus-visible]': { ...focusRing('deep') },
    '&[data-disabled]': { cursor: 'not-allowed', color: theme.color.inkDisabled },
  },
});

/** How much of a limit is used. */
export const count = style({
  marginBlockStart: `calc(-1 * ${space[1]})`,
  justifySelf: 'end',
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.inkMuted,
  selectors: { '&[data-near-end]': { color: theme.tone.caution.ink, fontWeight: weight.medium } },
});
