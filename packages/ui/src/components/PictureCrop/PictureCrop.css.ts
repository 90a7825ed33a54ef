import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { leading, radius, space } from '../../tokens/scales.ts';

export const pictureCrop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
});

export const stage = style({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(100%, 20rem)',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: radius.card,
  background: theme.color.surfaceSunken,
  cursor: 'grab',
  // Fingers move the picture here, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': { ...focusRing() },
    '&:active': { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'not-allowed' },
  },
});

const layer = { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', pointerEvents: 'none' } as const;

export const picture = style(layer);

export const frame = style({ ...layer, color: theme.color.scrim, fill: 'currentColor' });

export const help = style({
  fontSize: scale.text.sm,
  lineHeight: leading.snug,
  color: theme.color.inkMuted,
  textAlign: 'center',
  textWrap: 'pretty',
});

export const moves = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
