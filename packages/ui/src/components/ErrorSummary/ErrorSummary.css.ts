import { globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, target, weight } from '../../tokens/scales.ts';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[1],
  padding: space[4],
  borderStyle: 'solid',
  borderWidth: borderWidth.focus,
  borderColor: theme.tone.critical.ink,
  borderRadius: radius.card,
  background: theme.tone.critical.surface,
  color: theme.tone.critical.ink,
  selectors: {
    '&:focus': { ...focusRing() },
  },
});
globalStyle(`${summary} > svg`, { marginBlockStart: '0.1em' });

export const title = style({ fontWeight: weight.bold, lineHeight: leading.snug });

export const list = style({ gridColumn: 2 });

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  color: 'inherit',
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
  '@media': { [media.coarsePointer]: { paddingBlock: `calc((${target.touch} - 1lh) / 2)` } },
});
