import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, media, radius, space, weight } from '../../tokens/scales.ts';

const side = '7rem';

export const pictureField = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
  borderRadius: radius.card,
  selectors: { '&[data-dropping]': { ...focusRing('outside', theme.color.accent), outlineStyle: 'dashed' } },
});

export const preview = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  overflow: 'hidden',
  border: `${theme.border.control} solid ${theme.color.line}`,
  borderRadius: radius.pill,
  background: theme.color.surfaceSunken,
  color: theme.color.inkMuted,
});

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const parts = style({ display: 'grid', flex: '1 1 14rem', gap: space[2], minInlineSize: 0 });

export const label = style({ fontWeight: weight.semibold, lineHeight: leading.snug, color: theme.color.ink });

export const description = style({
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
  textWrap: 'pretty',
});

export const error = style({
  display: 'flex',
  gap: space[2],
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  fontWeight: weight.medium,
  color: theme.color.danger,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginBlockStart: space[1] });

/** Drawn as a button; what is pressed is the browser's own control, which lies over it. */
export const choice = style({
  overflow: 'hidden',
  selectors: { '&:has(:focus-visible)': { ...focusRing(), overflow: 'visible' } },
});

/** A telephone has a camera to hand. */
export const camera = style({
  '@media': { 'not (pointer: coarse)': { display: 'none' }, [media.coarsePointer]: { display: 'inline-flex' } },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
