import { style } from '@vanilla-extract/css';

import { media, space } from '../../../packages/ui/src/tokens/scales.ts';

export const toolPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  padding: space[4],
  '@media': { [media.tablet]: { padding: `${space[5]} ${space[6]} ${space[10]}` } },
});

/** What the tool is, and beside it, where there is room, the story. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[4]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' } },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: space[2], minInlineSize: 0 });
