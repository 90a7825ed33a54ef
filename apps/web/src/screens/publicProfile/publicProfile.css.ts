import { room } from '@guildhall/ui/tokens/atMost.ts';
import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { borderWidth, layer, media, space, target } from '@guildhall/ui/tokens/scales.ts';
import { visuallyHidden } from '@guildhall/ui/tokens/visuallyHidden.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: theme.color.surfaceSunken,
});

/** The air that a page's own header brings. */
export const who = style({
  paddingBlockStart: space[8],
  '@media': { [media.tablet]: { paddingBlockStart: space[12] } },
});

/** An address may be wider than its card. */
export const workText = style({ padding: space[4], overflowWrap: 'anywhere' });

/** Text and facts; on paper they are columns of the sheet. */
export const columns = style({});

/** Below the site's header, as what stays in sight there. */
const underHeader = '5.5rem';
const besideWidth = '20rem';

/** A bar at the end of the window; from 1024 px above the facts, level with the last line of who it is. */
const place = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  padding: `${space[2]} ${room(4)} calc(${space[2]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${borderWidth.hairline} solid ${theme.color.line}`,
  background: theme.color.surfaceRaised,
  '@media': {
    [media.tablet]: { paddingInline: room(8) },
    [media.desktop]: {
      inset: 'auto',
      alignSelf: 'end',
      inlineSize: besideWidth,
      blockSize: target.touch,
      // Beside who it is, where there is room for both in the reader's text; else below.
      marginBlockStart: `clamp(-1 * (${space[10]} + ${target.touch}), (40rem - 100%) * 999, 0px)`,
      padding: 0,
      borderBlockStart: 'none',
      background: 'transparent',
    },
  },
});

/** It stays in sight while the profile is read, with the facts below it. */
export const contact = style([
  place,
  { '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: underHeader } } },
]);

/** What is said in its place needs more lines, which go upward: what is below stays where it was. */
export const contactNote = style([
  place,
  { '@media': { [media.desktop]: { position: 'static', display: 'grid', alignContent: 'end' } } },
]);

/** Room for the bar: for the end of the footer, and for what gets the focus. */
globalStyle(`html:has(${place})`, {
  scrollPaddingBlockEnd: '6rem',
  '@media': { [media.desktop]: { scrollPaddingBlockEnd: '5rem' } },
});
globalStyle(`body:has(${place})`, {
  paddingBlockEnd: 'calc(4.5rem + env(safe-area-inset-bottom))',
  '@media': { [media.desktop]: { paddingBlockEnd: 0 }, print: { paddingBlockEnd: 0 } },
});

export const limit = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[4],
  rowGap: space[1],
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start' } },
});

/** Beside a phone's portrait there is no room for it; it is read out all the same. */
export const limitReason = style({ '@media': { [media.phone]: visuallyHidden } });

/** The facts stay below what is pressed. */
globalStyle(`${columns} > * > :last-child`, {
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${underHeader} + ${target.touch} + ${space[5]})`,
      maxBlockSize: `calc(100dvh - ${underHeader} - ${target.touch} - ${space[10]})`,
      overflowY: 'auto',
    },
  },
});
