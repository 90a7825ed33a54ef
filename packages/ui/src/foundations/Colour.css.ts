import { globalStyle, style } from '@vanilla-extract/css';

import { mapTokens } from '../internal/mapTokens.ts';
import { colorAt } from '../themes/colorAt.ts';
import type { ColorPath } from '../themes/colorAt.ts';
import { pairs } from '../themes/pairs.ts';
import { themes } from '../themes/themes.ts';
import type { ThemeName } from '../themes/themes.ts';
import { scale, theme } from '../tokens/contract.css.ts';
import { ramps as palette } from '../tokens/ramps.ts';
import { borderWidth, leading, radius, space, weight } from '../tokens/scales.ts';
import { portraits, tones } from '../tokens/theme.ts';

// These pages show the values of every theme at once, so they name values: the only styles that do.

const tonePaths = [...tones, ...portraits.map((name) => `portrait-${name}` as const)].flatMap((name) =>
  (['surface', 'ink', 'line'] as const).map((part) => `${name}.${part}` as const),
);
// Object.keys widens the keys to string.
const colorPaths = Object.keys(themes.light.color) as (keyof typeof themes.light.color)[];
const paths: readonly ColorPath[] = [...new Set([...colorPaths, ...tonePaths, ...pairs.map(({ front }) => front)])];

const classes = (property: 'background' | 'color' | 'borderColor') =>
  mapTokens(themes, (values, name: ThemeName): Record<string, string> =>
    Object.fromEntries(
      paths.map((path) => [path, style({ [property]: colorAt(values, path) }, `${name}-${path.replace('.', '-')}`)]),
    ),
  );

export const grounds = classes('background');
export const inks = classes('color');
export const edges = classes('borderColor');

export const ramps = mapTokens(palette, (steps): Record<string, string> =>
  Object.fromEntries(Object.entries(steps).map(([step, background]) => [step, style({ background })])),
);

export const ramp = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.75rem, 1fr))',
  gap: `${space[3]} ${space[1]}`,
  marginBlockStart: space[2],
});

export const step = style({ display: 'grid', alignContent: 'start', lineHeight: leading.snug });

export const block = style({ blockSize: '3rem', marginBlockEnd: space[1], forcedColorAdjust: 'none' });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: `${space[6]} ${space[8]}`,
});

export const values = style({ display: 'grid', gap: space[1], marginBlockStart: space[2] });

/** A strip, a name and figures; the figures go below where text is large. */
export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  fontSize: scale.text.sm,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${value} > :nth-child(1)`, { flex: 'none', inlineSize: '3.5rem' });
globalStyle(`${value} > :nth-child(2)`, { flex: 'none', inlineSize: '4rem' });
globalStyle(`${value} > :nth-child(3)`, { flex: '1 1 8rem', minInlineSize: 0 });

/** A colour on a strip of its theme. */
export const chip = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '2rem',
  border: `${borderWidth.hairline} solid ${theme.color.lineStrong}`,
  borderRadius: radius.inner,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  forcedColorAdjust: 'none',
});

/** A border, since it takes the colour of the text. */
export const dot = style({ border: `${space[2]} solid currentcolor`, borderRadius: radius.pill });

export const meetings = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 24rem), 1fr))',
  gap: `${space[5]} ${space[8]}`,
});

export const meeting = style({
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  paddingBlockStart: space[2],
});

/** As wide as a field in a form. */
export const field = style({ maxInlineSize: '20rem' });
