import { globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, motion, radius, space, target } from '../../tokens/scales.ts';
import { hideInput } from './hideInput.ts';

// The last holds before scripts arrive.
const on = '[data-selected], [data-indeterminate], :has(> span > input:checked)';

/** A row to press: mark, then words. Ticks and radios share it. */
export const button = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space[3],
  minBlockSize: target.touch,
  paddingBlock: '0.625rem',
  lineHeight: leading.snug,
  cursor: 'pointer',
  position: 'relative',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: theme.color.inkDisabled },
    '&[data-readonly]': { cursor: 'default' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

hideInput(button);

/** The drawn box or dot, 24 px. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderStyle: 'solid',
  borderWidth: borderWidth.focus,
  borderColor: theme.color.lineStrong,
  borderRadius: radius.inner,
  background: theme.color.surfaceRaised,
  color: theme.color.onAccent,
  transitionProperty: 'background-color, border-color',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
  // The middle of the mark meets the middle of the first line.
  marginBlockStart: '-0.1rem',
  selectors: {
    [`${button}[data-hovered] > &`]: { borderColor: theme.color.accent },
    [`${button}[data-invalid] > &`]: { borderColor: theme.color.danger },
    [`${button}:is(${on}) > &`]: {
      background: theme.color.accent,
      borderColor: theme.color.accent,
    },
    [`${button}[data-disabled] > &`]: { background: theme.color.surfaceSunken, borderColor: theme.color.lineDisabled },
    [`${button}[data-disabled][data-selected] > &`]: {
      background: theme.color.inkDisabled,
      borderColor: theme.color.inkDisabled,
    },
    [`${button}[data-focus-visible] > &`]: {
      ...focusRing(),
    },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: { [`${button}[data-disabled] > &`]: { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

globalStyle(`${mark} svg`, { inlineSize: '1rem', blockSize: '1rem', strokeWidth: 3.5, visibility: 'hidden' });
globalStyle(`:is(${on}) > ${mark} svg`, { visibility: 'visible' });

/** Help under the words, past the mark. */
export const description = style({
  display: 'block',
  marginInlineStart: `calc(1.5rem + ${space[3]})`,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  paddingBlockEnd: space[2],
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
});

export const radioMark = style([mark, { borderRadius: radius.pill }]);
globalStyle(`${radioMark}::after`, {
  content: '',
  // A border, since forced colours take backgrounds away.
  border: '0.3125rem solid currentcolor',
  borderRadius: radius.pill,
  visibility: 'hidden',
});
globalStyle(`:is(${on}) > ${radioMark}::after`, { visibility: 'visible' });

/** A list of choices under one label. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: `calc(-1 * ${space[1]})`,
  selectors: {
    '&[data-orientation=horizontal]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: space[6] },
  },
});
