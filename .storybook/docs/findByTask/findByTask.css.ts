import { style } from '@vanilla-extract/css';

import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, media, space } from '../../../packages/ui/src/tokens/scales.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  color: theme.color.ink,
});

export const field = style({ maxInlineSize: '30rem' });

export const count = style({ color: theme.color.inkMuted });

export const results = style({ listStyle: 'none', padding: 0 });

export const result = style({
  display: 'grid',
  columnGap: space[5],
  paddingBlock: space[3],
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
