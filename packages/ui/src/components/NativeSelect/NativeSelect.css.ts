import { globalStyle, style } from '@vanilla-extract/css';

import { edgeRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { media, space } from '../../tokens/scales.ts';
import { control } from '../Field/Field.css.ts';

export const box = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

export const select = style([
  control,
  {
    appearance: 'none',
    inlineSize: '100%',
    minInlineSize: 0,
    paddingBlock: space[2],
    paddingInline: `${space[3]} ${space[10]}`,
    fontFamily: 'inherit',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&:hover:enabled': { borderColor: theme.color.ink },
      '&:focus-visible': { borderColor: theme.color.focus, ...edgeRing() },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
]);

/** The list itself is drawn by the browser, in some of them on its own ground. */
globalStyle(`${select} :is(option, optgroup)`, {
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
});

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  alignItems: 'center',
  color: theme.color.inkMuted,
  pointerEvents: 'none',
});
