import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { theme } from '../../tokens/contract.css.ts';
import { borderWidth, layer, motion, panel, space } from '../../tokens/scales.ts';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  display: 'flex',
  background: theme.color.scrim,
  transition: `opacity ${motion.normal} ${motion.ease}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

const away = (direction: 1 | -1) => ({
  '&[data-entering], &[data-exiting]': { transform: `translateX(${direction * 2}rem)`, opacity: 0 },
  '&[data-entering]:dir(rtl), &[data-exiting]:dir(rtl)': { transform: `translateX(${direction * -2}rem)` },
});

export const drawer = recipe({
  base: {
    inlineSize: `min(${panel.drawer}, calc(100% - 40px))`,
    blockSize: '100%',
    background: theme.color.surfaceRaised,
    color: theme.color.ink,
    boxShadow: theme.elevation.floating,
    transition: `transform ${motion.normal} ${motion.ease}, opacity ${motion.normal} ${motion.ease}`,
  },
  variants: {
    side: {
      end: {
        marginInlineStart: 'auto',
        borderInlineStart: `${theme.border.card} solid ${theme.color.line}`,
        selectors: away(1),
      },
      start: {
        marginInlineEnd: 'auto',
        borderInlineEnd: `${theme.border.card} solid ${theme.color.line}`,
        selectors: away(-1),
      },
    },
  },
  defaultVariants: { side: 'end' },
});

export const dialog = style({ display: 'flex', flexDirection: 'column', blockSize: '100%', outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
});

export const body = style({ flex: 1, overflowY: 'auto', padding: space[5] });

export const foot = style({ padding: space[5], borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}` });
