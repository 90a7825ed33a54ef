import { globalStyle, style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';

import { theme } from '../../packages/ui/src/tokens/contract.css.ts';
import { font, media, motion } from '../../packages/ui/src/tokens/scales.ts';
import { type } from './type.ts';
import type { Face } from './type.ts';

/** Forced colours leave what SVG paints as it is; and the toolbar imitates them by an attribute. */
const inForcedColours = (rule: Pick<StyleRule, 'fill' | 'stroke'>): StyleRule => ({
  selectors: { ":root[data-colours='forced'] &": rule },
  '@media': { [media.forcedColors]: rule },
});

const change = {
  transitionProperty: 'fill, stroke',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
} as const;

/** Left to right in every language: places are computed, and names of states are English. */
export const drawing = style({
  display: 'block',
  maxInlineSize: 'none',
  marginInline: 'auto',
  fontFamily: font.text,
  direction: 'ltr',
});

const face = (name: Face) =>
  ({ fontSize: `${type[name].size}px`, fontWeight: type[name].weight, textAnchor: 'start' }) as const;

const inked = (fill: string) => ({ fill, ...inForcedColours({ fill: 'CanvasText' }) });

export const texts = {
  title: style({ ...face('title'), ...inked(theme.color.ink) }),
  note: style({ ...face('note'), ...inked(theme.color.inkMuted) }),
  event: style({ ...face('event'), ...inked(theme.color.ink) }),
  condition: style({ ...face('condition'), ...inked(theme.color.inkMuted) }),
} satisfies Record<Face, string>;

/** A call that failed or answered is told by its words; the colour only helps to find it. */
export const outcomes = {
  done: style(inked(theme.tone.positive.ink)),
  failed: style(inked(theme.tone.critical.ink)),
} as const;

/** What the lines of a drawing are painted on, by how many boxes they lie in. */
const grounds = [theme.color.surfaceRaised, theme.color.surfaceSunken, theme.color.surfaceRaised] as const;
export const ground = grounds.map((fill) => style({ fill, ...inForcedColours({ fill: 'Canvas' }) }));

export const container = style({
  stroke: theme.color.lineStrong,
  strokeWidth: theme.border.card,
  ...inForcedColours({ stroke: 'CanvasText' }),
});

export const box = style({
  fill: theme.color.surface,
  stroke: theme.color.lineStrong,
  strokeWidth: theme.border.control,
  ...change,
  ...inForcedColours({ fill: 'Canvas', stroke: 'CanvasText' }),
});

/** A call is under way. */
export const busy = style({
  fill: theme.tone.progress.surface,
  ...inForcedColours({ fill: 'Canvas' }),
});

/** No one sees it: it is left at once. */
export const passedThrough = style({ strokeDasharray: '4 3' });

/** The inner border of a final state. */
export const inner = style({
  fill: 'none',
  stroke: theme.color.lineStrong,
  ...inForcedColours({ stroke: 'CanvasText' }),
});

export const current = style({
  fill: theme.tone.accent.surface,
  stroke: theme.color.accent,
  strokeWidth: '2.5px',
  ...inForcedColours({ stroke: 'Highlight' }),
});

export const dot = style({ ...inked(theme.color.ink) });

export const anywhere = style({
  fill: 'none',
  stroke: theme.color.lineStrong,
  strokeDasharray: '2 3',
  ...inForcedColours({ stroke: 'CanvasText' }),
});

export const line = style({
  fill: 'none',
  stroke: theme.color.lineStrong,
  strokeWidth: '1.5px',
  ...change,
  ...inForcedColours({ stroke: 'CanvasText' }),
});

export const head = style({
  fill: theme.color.lineStrong,
  ...change,
  ...inForcedColours({ fill: 'CanvasText' }),
});

/** The lines from and to the state under the pointer or the focus. */
const traced = style({});
export const edge = { traced, untraced: '' } as const;
globalStyle(`${traced} ${line}`, { stroke: theme.color.accent, strokeWidth: '2.5px' });
globalStyle(`${traced} ${head}`, { fill: theme.color.accent });

export const sign = style({ color: theme.color.inkMuted });

/** The arrow that says that a state opens its story. */
export const opens = style({ color: theme.color.link });

export const link = style({ cursor: 'pointer' });
globalStyle(`${link}:hover ${texts.title}`, { fill: theme.color.link, textDecorationLine: 'underline' });
globalStyle(`${link}:hover ${box}`, { stroke: theme.color.accent });
