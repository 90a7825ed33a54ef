import { space } from './scales.ts';
import type { Space } from './scales.ts';

/** The narrowest window that pages are made for, in parts of 100. */
const narrowest = 3.2;
const pixelsPerRem = 16;

/**
 * A length that grows with the reader's text, but in the narrowest window stays what it is for text of 100 %: there large
 * text needs the room itself.
 */
export const atMost = (rem: string): string =>
  `min(${rem}, ${+((Number.parseFloat(rem) * pixelsPerRem) / narrowest).toFixed(2)}vw)`;

/** The same for a step of the grid. */
export const room = (step: Space): string => atMost(space[step]);
