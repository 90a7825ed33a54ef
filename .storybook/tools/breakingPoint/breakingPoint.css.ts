import { style } from '@vanilla-extract/css';

import { link } from '../../../packages/ui/src/components/Link/Link.css.ts';
import { focusRing } from '../../../packages/ui/src/internal/edges.ts';
import { theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, media, panel as panels, space } from '../../../packages/ui/src/tokens/scales.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;
const rule = `${borderWidth.hairline} solid ${theme.color.line}`;

/** What is set and what is wrong, and beside it, where there is room, the story. */
export const table = style({
  ...column,
  gap: `${space[8]} ${space[8]}`,
  '@media': { [media.desktop]: { gridTemplateColumns: `min(${panels.drawer}, 40%) minmax(0, 1fr)` } },
});

export const panel = style({ ...column, gap: space[8] });

export const setting = style({ ...column, gap: space[5] });

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: space[3],
});

export const story = style({ ...column, gap: space[2], minInlineSize: 0 });

export const faults = style({ ...column, gap: space[2] });

export const faultList = style({ ...column, listStyle: 'none', padding: 0 });

export const fault = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: rule,
  overflowWrap: 'anywhere',
});

export const broken = style({ ...column, gap: space[4], paddingBlockStart: space[6] });

export const brokenList = style({ ...column, listStyle: 'none', padding: 0 });

export const brokenStory = style({
  ...column,
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[3],
  borderBlockStart: rule,
  '@media': { [media.tablet]: { gridTemplateColumns: '16rem minmax(0, 1fr)' } },
});

export const points = style({ ...column, gap: space[2], listStyle: 'none', padding: 0 });

export const point = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** React-aria's own link leaves Enter to the browser, which would load the page anew. */
export const pointLink = style([
  link({ look: 'standalone' }),
  { selectors: { '&:focus-visible': { ...focusRing() } } },
]);
