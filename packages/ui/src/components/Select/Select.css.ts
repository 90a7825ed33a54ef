import { globalStyle, style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, space } from '../../tokens/scales.ts';
import { visuallyHidden } from '../../tokens/visuallyHidden.ts';
import { control } from '../Field/Field.css.ts';

export const select = style({ position: 'relative', minInlineSize: 0 });

export const trigger = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    inlineSize: '100%',
    paddingInline: space[3],
    paddingBlock: space[2],
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '[data-invalid] &': { borderWidth: borderWidth.focus, borderColor: theme.color.danger } },
  },
]);
globalStyle(`${trigger} svg`, { color: theme.color.inkMuted });

export const value = style({
  minInlineSize: 0,
  // The answer is read whole, on two lines where one is too short for it.
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: theme.color.inkMuted } },
});

// React-aria hides the native select, kept for autofill, by a style attribute: see hideInput.
globalStyle(`${select} > [data-react-aria-prevent-focus]`, visuallyHidden);
