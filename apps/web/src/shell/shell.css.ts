import { media, space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

import { guestMark } from '../reading/guestMark.ts';

export const page = style({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

/** At least as high as the window below the header: a page that grows while it loads then moves no footer in sight. */
export const main = style({
  flex: 1,
  minBlockSize: 'calc(100dvh - 4rem)',
  // A page's own header brings the air above it.
  paddingBlock: `${space[2]} ${space[12]}`,
  outline: 'none',
  '@media': { [media.tablet]: { paddingBlock: `${space[4]} ${space[16]}` } },
});

/** Header and footer stand in the page as if there were nothing around them. */
export const framed = style({ display: 'contents' });

/** Only where scripts run. */
export const framedByScripts = style([framed, { '@media': { [media.scriptless]: { display: 'none' } } }]);

export const pending = style({
  paddingBlockStart: space[8],
  '@media': { [media.tablet]: { paddingBlockStart: space[12] } },
});

/** As wide for a visitor as for someone signed in, so that learning who is here moves nothing. */
export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[2],
  inlineSize: '16rem',
});

export const door = style({ display: 'flex', gap: space[2] });

/**
 * Keeps its place until it is known that no one is signed in. Where no script runs, it never will be: then the way in is
 * shown.
 */
export const unknown = style([
  door,
  {
    visibility: 'hidden',
    selectors: { [`:root[${guestMark}] &`]: { visibility: 'visible' } },
    '@media': { [media.scriptless]: { visibility: 'visible' } },
  },
]);

export const person = style({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0, flex: '1 1 0' });

/** The name takes what the slot has left. */
/** On two lines where the reader's text is larger or set wider: nothing of it is cut off. */
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
