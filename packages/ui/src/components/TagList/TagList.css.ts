import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, radius, space, weight } from '../../tokens/scales.ts';

const row = { display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 } as const;

export const list = style(row);

/** The last word and the count of the rest: on one line, unless the list is narrower than both. */
export const end = style({ ...row, maxInlineSize: '100%' });

const item = style({
  maxInlineSize: '100%',
  paddingBlock: space[1],
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
});

export const tag = style([
  item,
  {
    paddingInline: space[2],
    border: `${theme.border.control} solid ${theme.tone.neutral.line}`,
    borderRadius: radius.control,
    background: theme.tone.neutral.surface,
    color: theme.tone.neutral.ink,
  },
]);

/** The whole tag is the link. */
export const link = style({
  display: 'block',
  margin: `calc(-1 * ${space[1]}) calc(-1 * ${space[2]})`,
  paddingBlock: space[1],
  paddingInline: space[2],
  borderRadius: 'inherit',
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-focus-visible]': focusRing(),
  },
});

export const more = style([item, { color: theme.color.inkMuted, fontWeight: weight.medium }]);
