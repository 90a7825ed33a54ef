import { space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** The words of the button stand below those it continues, not its padding. */
export const more = style({ marginInlineStart: `calc(-1 * ${space[3]})` });
