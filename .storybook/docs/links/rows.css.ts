import { style } from '@vanilla-extract/css';

import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, media, space } from '../../../packages/ui/src/tokens/scales.ts';

export const rows = style({ listStyle: 'none', padding: 0 });

export const row = style({
  display: 'grid',
  columnGap: space[5],
  paddingBlock: space[3],
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});
