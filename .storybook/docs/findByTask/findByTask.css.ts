import { style } from '@vanilla-extract/css';

import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { space } from '../../../packages/ui/src/tokens/scales.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  color: theme.color.ink,
});

export const field = style({ maxInlineSize: '30rem' });

export const count = style({ color: theme.color.inkMuted });
