import { globalStyle, style } from '@vanilla-extract/css';

import { focusRing } from '../../../packages/ui/src/internal/edges.ts';
import { scale, theme } from '../../../packages/ui/src/tokens/contract.css.ts';
import { measure, radius, space, weight } from '../../../packages/ui/src/tokens/scales.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  color: theme.color.ink,
});

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

export const list = style({
  display: 'grid',
  gap: space[2],
  maxInlineSize: measure,
  listStyle: 'disc',
  paddingInlineStart: space[5],
});

/** What Markdown makes a list of. */
export const rules = style({});
globalStyle(`${rules} ul`, {
  display: 'grid',
  gap: space[2],
  maxInlineSize: measure,
  listStyle: 'disc',
  paddingInlineStart: space[5],
});

export const gallery = style({ display: 'grid' });

/** The screen that a picture shows, in pixels, as pictures are. */
const screen = { width: 1280, height: 800 } as const;

const pictureSize = 'min(100%, 307px)';

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${pictureSize})`,
  gap: space[5],
});

export const picture = style({
  display: 'grid',
  gap: space[2],
  color: theme.color.ink,
  fontSize: scale.text.sm,
  fontWeight: weight.semibold,
  textDecoration: 'none',
  borderRadius: radius.card,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { ...focusRing() },
  },
});

export const view = style({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  aspectRatio: `${screen.width} / ${screen.height}`,
  background: theme.color.surfaceSunken,
  border: `${theme.border.card} solid ${theme.color.line}`,
  borderRadius: radius.card,
});

const screenSize = { inlineSize: screen.width, blockSize: screen.height, border: 0 } as const;

export const still = style({
  ...screenSize,
  position: 'absolute',
  insetBlockStart: 0,
  left: 0,
  // The width of the picture over that of the screen: lengths themselves cannot be divided everywhere yet.
  transform: `scale(tan(atan2(100cqi, ${screen.width}px)))`,
  transformOrigin: '0 0',
  pointerEvents: 'none',
});

/** Drawn, so that a story can take the focus and be measured, and seen by no one. */
export const stage = style({
  position: 'fixed',
  inset: '0 auto auto 0',
  opacity: 0,
  zIndex: -1,
  pointerEvents: 'none',
});

/** The page on which stories are drawn. */
export const screenFrame = style(screenSize);
