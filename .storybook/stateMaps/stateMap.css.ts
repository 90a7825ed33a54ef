import { globalStyle, style } from '@vanilla-extract/css';

import { besideFrom } from '../../packages/ui/src/tokens/besideFrom.ts';
import { scale as scales, theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, column, leading, media, radius, space, weight } from '../../packages/ui/src/tokens/scales.ts';

export const page = style({ paddingBlockEnd: space[12] });

export const parts = style({ display: 'grid', gap: space[8], minInlineSize: 0 });

export const promise = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
});

/** Room for what the machine is and for its figures beside that. With large text there is less than the window says. */
const promiseRoom = '50rem';

export const words = style({
  display: 'grid',
  flex: `1 1 ${besideFrom(promiseRoom)}`,
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
});
globalStyle(`${promise} > :not(${words})`, { flex: `0 1 ${besideFrom(promiseRoom, '32rem')}`, maxInlineSize: '100%' });

export const section = style({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const scale = style({
  minInlineSize: '3.5em',
  textAlign: 'center',
  fontSize: scales.text.sm,
  fontVariantNumeric: 'tabular-nums',
  color: theme.color.inkMuted,
});

export const frame = style({
  overflow: 'auto',
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
  background: theme.color.surfaceRaised,
});

export const lowFrame = style([frame, { maxBlockSize: 'min(70vh, 40rem)' }]);

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  fontSize: scales.text.sm,
  color: theme.color.inkMuted,
});

export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

const shape = style({
  flex: 'none',
  inlineSize: '1.4em',
  blockSize: '0.9em',
  border: `${theme.border.control} solid ${theme.color.lineStrong}`,
  borderRadius: radius.control,
});

export const shapes = {
  start: style({
    flex: 'none',
    inlineSize: '0.7em',
    blockSize: '0.7em',
    borderRadius: radius.pill,
    background: theme.color.ink,
    '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
  final: style([shape, { borderStyle: 'double', borderWidth: borderWidth.mark }]),
  passedThrough: style([shape, { borderStyle: 'dashed' }]),
} as const;

export const list = style({ borderBlockStart: `${theme.border.card} solid ${theme.color.lineStrong}` });

export const entry = style({
  display: 'grid',
  gap: `${space[2]} ${space[8]}`,
  alignItems: 'start',
  paddingBlock: space[4],
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  selectors: {
    // In the margin, so that nothing beside it moves.
    '&[data-current]': {
      marginInlineStart: `calc(-1 * ${space[4]})`,
      paddingInlineStart: space[3],
      borderInlineStart: `${borderWidth.bar} solid ${theme.color.accent}`,
    },
  },
  '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

const entryRoom = '40rem';
globalStyle(`${entry} > *`, { flex: `1 1 ${besideFrom(entryRoom)}`, minInlineSize: 0, maxInlineSize: '100%' });
globalStyle(`${entry} > :first-child`, { flex: `0 1 ${besideFrom(entryRoom, '18rem')}` });

export const state = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const traits = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const aside = style({ fontSize: scales.text.sm, color: theme.color.inkMuted });

export const answers = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: `min(100%, ${column.reading})`,
});

export const answer = style({
  display: 'grid',
  gap: `0 ${space[4]}`,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const trigger = style({ fontWeight: weight.medium });

export const condition = style({ color: theme.color.inkMuted });

export const target = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] });
