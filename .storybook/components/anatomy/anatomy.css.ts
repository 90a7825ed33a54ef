import { globalStyle, style } from '@vanilla-extract/css';

import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { borderWidth, leading, media, radius, space, weight } from '../../../packages/ui/src/tokens/scales.ts';

const rule = `${borderWidth.hairline} solid ${theme.color.line}`;

/** Room for a number and its line beside the picture; where text is large on a phone, the picture needs it more. */
const gutter = `min(${space[12]}, 11vw)`;

/** The picture with its parts beside it, where there is room. */
export const beside = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 19rem)',
      columnGap: space[6],
    },
  },
});

/** How large a number is. */
const diameter = 'min(1.375rem, 7vw)';

export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  // The diameter of a number is read from it.
  fontSize: diameter,
  padding: gutter,
  overflowX: 'auto',
  overflowY: 'hidden',
  border: rule,
  borderRadius: radius.card,
  background: theme.color.surface,
});

/** What lies over its page, such as a header, lies below the numbers here. */
export const picture = style({ isolation: 'isolate', fontSize: scale.text.md });

const figure = {
  fontWeight: weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
} as const;

export const marks = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  stroke: theme.color.accent,
  fill: theme.color.accent,
  strokeWidth: borderWidth.hairline,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', fill: 'CanvasText' } },
});
/** Around what is drawn, so that it can be seen on a ground of its own color. */
const halo = { stroke: theme.color.surface, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } };
export const edge = style({ strokeWidth: borderWidth.bar, ...halo });
globalStyle(`${marks} circle`, { strokeWidth: borderWidth.hairline, ...halo });
globalStyle(`${marks} text`, {
  ...figure,
  // Of the circle, whose radius is half of the letter size.
  fontSize: '0.6em',
  stroke: 'none',
  fill: theme.color.onAccent,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

// Where the toolbar imitates forced colors, all grounds are painted; this one would cover the picture.
const imitated = ":root[data-colours='forced'] body";
globalStyle(`${imitated} ${marks}, ${imitated} ${marks} *`, { backgroundColor: 'transparent !important' });
globalStyle(`${imitated} ${marks} :is(line:not(.${edge}), circle)`, { stroke: 'CanvasText', fill: 'CanvasText' });
globalStyle(`${imitated} ${marks} text`, { fill: 'Canvas' });

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1lh',
  blockSize: '1lh',
  border: `${borderWidth.hairline} solid ${theme.color.accent}`,
  borderRadius: radius.pill,
  background: theme.color.accent,
  color: theme.color.onAccent,
  fontSize: `calc(${diameter} * 0.6)`,
  lineHeight: diameter,
  ...figure,
});

export const parts = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${space[3]} ${space[6]}`,
  marginBlockStart: space[4],
  padding: 0,
  fontSize: scale.text.md,
  lineHeight: leading.snug,
  color: theme.color.ink,
});

/** Below a wide picture. */
export const columns = style([parts, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' }]);

export const part = style({ display: 'flex', gap: space[3], alignItems: 'start' });

export const name = style({ fontWeight: weight.semibold });

export const optional = style({ color: theme.color.inkMuted });

export const text = style({ color: theme.color.inkMuted, marginBlockStart: space[1] });
