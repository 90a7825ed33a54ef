import { style } from '@vanilla-extract/css';

/** Paper cannot be pressed. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
