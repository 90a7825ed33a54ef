import { createContainer, style } from '@vanilla-extract/css';

import { scale, theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { media, panel as panels, radius, space, weight } from '../../packages/ui/src/tokens/scales.ts';

const here = createContainer();

/** As a window of 1024 px has it. With large text there is less room than the window says. */
const wide = `${here} (min-width: 61rem)`;

export const page = style({
  containerName: here,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  padding: space[4],
  '@media': {
    // Storybook keeps a dialog's story away from the edges by itself.
    [media.phone]: { selectors: { '.sb-main-padded &': { padding: 0 } } },
    [media.tablet]: { padding: `${space[4]} ${space[6]} ${space[8]}` },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[8]}`,
});

export const beginning = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[3],
  minInlineSize: 0,
});

/** The screen over the map, and beside both, where there is room, what is played with. */
export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[6]} ${space[8]}`,
  alignItems: 'start',
  '@container': {
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${panels.drawer}`, gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});

export const screen = style({ display: 'grid', gap: space[2], minInlineSize: 0 });

export const frame = style({
  inlineSize: '100%',
  blockSize: 'min(75vh, 52rem)',
  border: `${theme.border.card} solid ${theme.color.lineStrong}`,
  borderRadius: radius.card,
  background: theme.color.surface,
});

export const latest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
});

export const help = style({ fontSize: scale.text.sm, color: theme.color.inkMuted });

export const panel = style({
  display: 'grid',
  gap: space[8],
  minInlineSize: 0,
  '@container': { [wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const map = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const section = style({ display: 'grid', gap: space[3], alignContent: 'start', minInlineSize: 0 });

export const call = style({ display: 'grid', gap: space[2], minInlineSize: 0, overflowWrap: 'anywhere' });

export const outcomes = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const outcome = style({ minInlineSize: 0 });

/** One that needs words has a line of its own. */
export const explained = style([
  outcome,
  { flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[1]} ${space[3]}` },
]);

/** Beside its button as long as a few words fit there. */
export const outcomeWords = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** What has happened gets ever longer. */
export const journal = style({
  overflowX: 'hidden',
  overflowY: 'auto',
  maxBlockSize: 'min(60vh, 32rem)',
  minInlineSize: 0,
  // Room for the focus ring and for the edge of the marks.
  padding: space[1],
});

export const entry = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  fontSize: scale.text.sm,
  overflowWrap: 'anywhere',
});
