import { style } from '@vanilla-extract/css';

import { space } from '../../tokens/scales.ts';
import { floating } from './floating.css.ts';

export const panel = style([floating, { maxInlineSize: `min(24rem, calc(100vw - ${space[8]}))`, padding: space[4] }]);
