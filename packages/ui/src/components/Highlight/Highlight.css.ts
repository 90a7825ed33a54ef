import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, media, radius } from '../../tokens/scales.ts';

export const mark = style({
  borderRadius: radius.inner,
  background: theme.tone.caution.surface,
  color: theme.tone.caution.ink,
  // Seen without colour too.
  borderBlockEnd: `${borderWidth.focus} solid ${theme.tone.caution.line}`,
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
