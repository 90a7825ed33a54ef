import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, radius, space, weight } from '../../tokens/scales.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], minInlineSize: 0 });

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

export const more = style([item, { color: theme.color.inkMuted, fontWeight: weight.medium }]);
