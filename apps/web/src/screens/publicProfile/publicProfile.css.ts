import { theme } from '@guildhall/ui/tokens/contract.css.ts';
import { media, space, target } from '@guildhall/ui/tokens/scales.ts';
import { visuallyHidden } from '@guildhall/ui/tokens/visuallyHidden.ts';
import { style } from '@vanilla-extract/css';

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

export const workText = style({ padding: space[4] });

/** As high as the button that may come, or the note in its place, which takes more lines on a phone. */
export const contact = style({
  display: 'grid',
  justifyItems: 'start',
  alignItems: 'start',
  minBlockSize: target.touch,
  '@media': { [media.phone]: { minBlockSize: '4.5rem' } },
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
