import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/edges.ts';
import { scale, theme } from '../../tokens/contract.css.ts';
import { borderWidth, column, font, layer, media, motion, radius, space, target, weight } from '../../tokens/scales.ts';

const wideOnly = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const;

const ring = { ...focusRing() } as const;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  borderBlockEnd: `${borderWidth.hairline} solid ${theme.color.line}`,
  background: theme.color.surface,
});

export const inner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[6]}`,
  maxInlineSize: `calc(${column.wide} + 2 * ${space[8]})`,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: `${space[4]} ${space[2]}`,
  '@media': { [media.tablet]: { paddingInline: space[8] } },
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.touch,
  marginInlineEnd: 'auto',
  borderRadius: radius.control,
  color: theme.color.ink,
  fontFamily: font.display,
  fontSize: scale.text.xl,
  fontWeight: weight.semibold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': ring },
});

/** On a wide screen its parts stand in the header; on a phone it is closed until the browser opens it. */
export const panel = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'contents' } },
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: '4rem 0 auto',
      display: 'grid',
      gap: space[5],
      inlineSize: 'auto',
      maxBlockSize: 'calc(100dvh - 4rem)',
      padding: space[5],
      border: 'none',
      borderBlockEnd: `${theme.border.card} solid ${theme.color.line}`,
      background: theme.color.surfaceRaised,
      color: theme.color.ink,
      boxShadow: theme.elevation.floating,
      '@media': { [media.desktop]: { display: 'contents' } },
    },
  },
});

export const panelAccount = style({
  paddingBlockStart: space[5],
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const links = style({
  display: 'grid',
  gap: space[1],
  marginInline: `calc(-1 * ${space[3]})`,
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap', marginInline: 0 } },
});

const navLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.touch,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: theme.color.ink,
  fontWeight: weight.medium,
  textDecoration: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  selectors: {
    '&[data-hovered]': { background: theme.color.surfaceHover },
    '&[data-focus-visible]': ring,
    '&[aria-current]': { color: theme.color.accent, fontWeight: weight.semibold },
  },
});

export const account = style([wideOnly, { alignItems: 'center', gap: space[3] }]);

export const menuButton = style({ display: 'flex', '@media': { [media.desktop]: { display: 'none' } } });

export const drawerLinks = style({ display: 'grid', gap: space[1], marginInline: `calc(-1 * ${space[3]})` });

const currentInList = {
  borderInlineStart: `${borderWidth.mark} solid ${theme.color.accent}`,
  paddingInlineStart: `calc(${space[3]} - ${borderWidth.mark})`,
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
} as const;

export const drawerLink = style([
  navLink,
  { fontSize: scale.text.lg, selectors: { '&[aria-current]': currentInList } },
]);

export const topLink = style([
  navLink,
  {
    position: 'relative',
    fontSize: scale.text.lg,
    '@media': { [media.desktop]: { fontSize: 'inherit' } },
    selectors: {
      '&[aria-current]': {
        ...currentInList,
        '@media': {
          [media.desktop]: { borderInlineStart: 'none', paddingInlineStart: space[3], borderRadius: radius.control },
        },
      },
      '&[aria-current]::after': {
        '@media': {
          [media.desktop]: {
            content: '',
            position: 'absolute',
            insetInline: space[3],
            insetBlockEnd: '0.25rem',
            borderBlockEnd: `${borderWidth.focus} solid ${theme.color.accent}`,
          },
        },
      },
    },
  },
]);
