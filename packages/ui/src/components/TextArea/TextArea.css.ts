import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, space, weight } from '../../tokens/scales.ts';
import { control } from '../Field/Field.css.ts';

export const area = style([
  control,
  {
    inlineSize: '100%',
    minBlockSize: '6rem',
    maxBlockSize: '60vh',
    paddingInline: space[3],
    paddingBlock: space[2],
    lineHeight: leading.normal,
    resize: 'vertical',
    fieldSizing: 'content',
    selectors: { '&::placeholder': { color: theme.color.inkMuted, opacity: 1 } },
  },
]);

export const count = style({
  marginBlockStart: `calc(-1 * ${space[1]})`,
  justifySelf: 'end',
  fontSize: scale.text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.inkMuted,
  selectors: { '&[data-near-end]': { color: theme.tone.caution.ink, fontWeight: weight.medium } },
});
