import { style } from '@vanilla-extract/css';

import { theme } from '../tokens/contract.css.ts';
import { radius, space } from '../tokens/scales.ts';

export const box = style({
  padding: `${space[3]} ${space[4]}`,
  border: `1px dashed ${theme.color.lineStrong}`,
  borderRadius: radius.control,
  background: theme.tone.accent.surface,
  color: theme.tone.accent.ink,
});
