import { style } from '@vanilla-extract/css';

import { room } from '../../tokens/atMost.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { media, measure, space, weight } from '../../tokens/scales.ts';

export const pageHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${room(5)} ${room(8)}`,
  paddingBlock: `${room(8)} ${room(6)}`,
  '@media': { [media.tablet]: { paddingBlock: `${room(12)} ${room(8)}` } },
});

export const words = style({
  display: 'grid',
  // A name longer than the line breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flex: '1 1 min(20rem, 100%)',
  minInlineSize: 0,
});

export const eyebrow = style({ fontSize: scale.text.sm, fontWeight: weight.semibold, color: theme.color.inkMuted });

export const description = style({ maxInlineSize: measure, color: theme.color.inkMuted, fontSize: scale.text.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
