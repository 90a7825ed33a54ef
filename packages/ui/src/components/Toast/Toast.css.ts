import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { focusRing } from '../../internal/edges.ts';
import { mapTokens } from '../../internal/mapTokens.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { layer, media, motion, panel, radius, space, weight } from '../../tokens/scales.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** How many messages are shown at once. */
export const most = 4;

export const region = style({
  // On phones the main button and the bottom bar stand below, so messages come from above.
  position: 'fixed',
  insetBlockStart: space[3],
  insetInline: space[3],
  zIndex: layer.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  borderRadius: radius.control,
  '@media': {
    [media.tablet]: {
      flexDirection: 'column-reverse',
      insetBlockStart: 'auto',
      insetInlineStart: 'auto',
      insetInlineEnd: space[6],
      insetBlockEnd: space[6],
      inlineSize: panel.floating,
    },
  },
});

// What Tab goes to comes to stand beside the messages, not under them: there is room for it, by how many they are.
const room = createVar();
for (let count = 1; count <= most; count += 1)
  globalStyle(`html:has(${region} li:nth-child(${count}))`, { vars: { [room]: `${count * 6 + 2}rem` } });
globalStyle(`html:has(${region})`, {
  scrollPaddingBlockStart: room,
  '@media': { [media.tablet]: { scrollPaddingBlock: `5rem ${room}` } },
});
globalStyle(`html:has(${region}) body`, { '@media': { [media.tablet]: { paddingBlockEnd: room } } });

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
  animation: `${rise} ${motion.normal} ${motion.ease}`,
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
