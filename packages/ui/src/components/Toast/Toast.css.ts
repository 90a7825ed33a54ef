import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { layer, media, motion, panel, radius, space, weight } from '../../tokens/scales.ts';

const sink = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

/** `usePlacement` says where; from there the newest is on top. */
export const region = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: `calc(100% - 2 * ${space[3]})`,
  borderRadius: radius.control,
  '@media': { [media.tablet]: { inlineSize: panel.floating } },
});

export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[3],
  paddingBlock: space[3],
  paddingInline: `${space[4]} ${space[2]}`,
  border: `${theme.border.card} solid ${theme.color.lineStrong}`,
  borderRadius: radius.control,
  background: theme.color.surfaceRaised,
  color: theme.color.ink,
  boxShadow: theme.elevation.floating,
  animation: `${sink} ${motion.normal} ${motion.ease}`,
  selectors: {
    // On its own ground: what lies below it has any colour.
    '&[data-focus-visible]': { ...focusRing('deep') },
  },
});

export const drawing = recipe({
  base: { display: 'flex', alignItems: 'center', blockSize: '1.55em' },
  variants: { tone: mapTokens(theme.tone, ({ ink }) => ({ color: ink })) },
  defaultVariants: { tone: 'neutral' },
});

export const words = style({ flex: '1 1 7rem', minInlineSize: 0 });

export const title = style({ display: 'block', fontWeight: weight.semibold });

export const description = style({ display: 'block', color: theme.color.inkMuted, fontSize: scale.text.sm });

export const close = style({ display: 'flex', alignItems: 'center', blockSize: '1.55em' });
