import { space } from '@guildhall/ui/tokens/scales.ts';
import { style } from '@vanilla-extract/css';

/** Side by side as long as there is room to see what is typed. */
export const search = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const field = style({ flex: '1 1 9rem', minInlineSize: 0 });
