import { style } from '@vanilla-extract/css';

import { focusRing } from '../../../packages/ui/src/internal/edges.ts';
import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, media, radius, space, target, weight } from '../../../packages/ui/src/tokens/scales.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

/** What happened, step by step, and beside it, where there is room, who saw what. */
export const table = style({
  ...column,
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
});

export const side = style({ ...column, gap: space[5] });

export const turns = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const steps = style({ ...column, listStyle: 'none', padding: 0 });

export const step = style({
  display: 'flex',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: target.dense,
  paddingBlock: space[1],
  paddingInline: space[2],
  border: 0,
  borderInlineStart: `${borderWidth.mark} solid transparent`,
  background: 'none',
  color: theme.color.inkMuted,
  font: 'inherit',
  fontSize: scale.text.sm,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { color: theme.color.ink, background: theme.color.surfaceHover },
    // Steps lie one on the other: outside, it would cover the mark of its neighbour.
    '&[data-focus-visible]': focusRing('inside'),
    '&[aria-current]': {
      color: theme.color.ink,
      fontWeight: weight.semibold,
      borderInlineStartColor: theme.color.accent,
    },
  },
});

export const number = style({ minInlineSize: '1.5rem', textAlign: 'end', fontVariantNumeric: 'tabular-nums' });

export const stage = style({ ...column, gap: space[6] });

export const people = style({
  ...column,
  gap: space[6],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const person = style({ ...column, gap: space[2], minInlineSize: 0 });

export const screen = style({
  overflow: 'hidden',
  border: `${borderWidth.hairline} solid ${theme.color.lineStrong}`,
  borderRadius: radius.card,
  background: theme.color.surface,
});

export const still = style({ display: 'block', border: 0, transformOrigin: '0 0' });

export const mails = style({ ...column, gap: space[4] });

/** As it was written: its lines are the mail's own. */
export const mailText = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
