import { style } from '@vanilla-extract/css';

import { space } from '../../../packages/ui/src/tokens/scales.ts';

export const copyLink = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minInlineSize: 0,
});

export const said = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
