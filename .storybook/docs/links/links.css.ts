import { style } from '@vanilla-extract/css';

import { space } from '../../../packages/ui/src/tokens/scales.ts';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  rowGap: space[1],
  listStyle: 'none',
  padding: 0,
});
