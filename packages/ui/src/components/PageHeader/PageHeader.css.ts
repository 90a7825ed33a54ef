import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../tokens/contract.css.ts';
import { media, measure, space, weight } from '../../tokens/scales.ts';

export const pageHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[5]} ${space[8]}`,
  paddingBlock: `${space[8]} ${space[6]}`,
  '@media': { [media.tablet]: { paddingBlock: `${space[12]} ${space[8]}` } },
});

export const words = style({
  display: 'grid',
  // A name longer than the line breaks.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flex: '1 1 20rem',
  minInlineSize: 0,
});

export const eyebrow = style({ fontSize: scale.text.sm, fontWeight: weight.semibold, color: theme.color.inkMuted });

export const description = style({ maxInlineSize: measure, color: theme.color.inkMuted, fontSize: scale.text.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
