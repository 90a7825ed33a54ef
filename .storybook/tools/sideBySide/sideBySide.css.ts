import { style } from '@vanilla-extract/css';

import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { media, space } from '../../../packages/ui/src/tokens/scales.ts';

/** One below the other where each would be smaller than a phone. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[10]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: space[3],
  alignItems: 'start',
});

export const wholeRow = style({ gridColumn: '1 / -1' });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: space[2],
  color: theme.color.inkMuted,
  fontSize: scale.text.sm,
  cursor: 'pointer',
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[4]}`,
});

export const shown = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
