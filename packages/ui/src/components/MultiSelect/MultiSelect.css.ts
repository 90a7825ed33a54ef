import { style } from '@vanilla-extract/css';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, layer, space } from '../../tokens/scales.ts';

// The panel scrolls, since it holds the focus; the search stays in sight.
export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  padding: space[2],
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  background: theme.color.surfaceRaised,
});
