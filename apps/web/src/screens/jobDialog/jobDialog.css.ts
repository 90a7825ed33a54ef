import { space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Room above the form when the dialog goes to it: its headline stays in sight. */
export const reach = style({ scrollMarginBlockStart: space[16] });
