import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { radius, space } from '../../tokens/scales.ts';

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: space[1],
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'stretch' } },
});
