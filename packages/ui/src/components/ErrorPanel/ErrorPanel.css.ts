import { globalStyle, style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { radius, space } from '../../tokens/scales.ts';

export const errorPanel = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[10]} ${space[6]}`,
  border: `${theme.border.card} solid ${theme.tone.critical.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  textAlign: 'center',
});

export const drawing = style({ color: theme.tone.critical.ink, marginBlockEnd: space[2] });

/** The alert is one box of the panel: the gap between its parts is its own. */
export const message = style({ display: 'grid', justifyItems: 'center', gap: space[2] });

/** Centred lines of about one length, whatever they stand in; no word is left alone. */
export const words = style({ maxInlineSize: '28rem', color: theme.color.inkMuted });
globalStyle(`${words}, ${words} p`, { textWrap: 'balance' });

export const action = style({ marginBlockStart: space[4] });
