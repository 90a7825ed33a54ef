import { globalStyle, style } from '@vanilla-extract/css';

import { motion } from '../packages/ui/src/tokens/scales.ts';

// A page cannot switch the reader's own settings, so the toolbars imitate them. The pictures use the real settings.
globalStyle(":root[data-motion='reduced'] *", {
  animationDuration: `${motion.still} !important`,
  animationIterationCount: '1 !important',
  transitionProperty: 'none !important',
});

const forced = ":root[data-colours='forced'] body";
globalStyle(`${forced}, ${forced} *`, {
  color: 'CanvasText !important',
  backgroundColor: 'Canvas !important',
  borderColor: 'currentColor !important',
  boxShadow: 'none !important',
  textShadow: 'none !important',
});
globalStyle(`${forced} a, ${forced} a *`, { color: 'LinkText !important' });
globalStyle(`${forced} button, ${forced} button *`, { color: 'ButtonText !important' });
globalStyle(`${forced} [data-disabled], ${forced} [data-disabled] *`, { color: 'GrayText !important' });
globalStyle(`${forced} [data-selected]`, { borderColor: 'Highlight !important' });
// Options and days alone are filled; of everything else that is chosen the edge says so.
const filled = `${forced} :is([role='option'], [role='gridcell'] *)[data-selected]`;
globalStyle(`${filled}, ${filled} *`, {
  color: 'HighlightText !important',
  backgroundColor: 'Highlight !important',
});

/** A field stands as wide as in a form, not as the page. */
export const fieldWidth = style({ maxInlineSize: '30rem' });
