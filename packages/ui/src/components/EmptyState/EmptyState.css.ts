import { globalStyle, style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { radius, space } from '../../tokens/scales.ts';

export const emptyState = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[12]} ${space[6]}`,
  border: `${theme.border.card} dashed ${theme.color.line}`,
  borderRadius: radius.card,
  textAlign: 'center',
});

export const drawing = style({ color: theme.color.inkMuted, marginBlockEnd: space[2] });

/** Centred lines of about one length, whatever they stand in; no word is left alone. */
export const words = style({ maxInlineSize: '26rem', overflowWrap: 'anywhere', color: theme.color.inkMuted });
globalStyle(`${words}, ${words} p`, { textWrap: 'balance' });

export const action = style({ marginBlockStart: space[4] });
