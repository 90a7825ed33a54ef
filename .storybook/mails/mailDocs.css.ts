import { style } from '@vanilla-extract/css';

import { theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { space } from '../../packages/ui/src/tokens/scales.ts';

export const mailDocs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  color: theme.color.ink,
});
