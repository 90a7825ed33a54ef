import { space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

// The words of quiet buttons begin and end where the fields above do; their ground reaches out by their padding and border.
export const back = style({ marginInlineStart: `calc(-1 * (${space[5]} + 1px))` });
export const resend = style({ marginInlineEnd: `calc(-1 * (${space[5]} + 1px))` });
