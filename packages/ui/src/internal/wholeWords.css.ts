import { style } from '@vanilla-extract/css';

/** Goes to the next line as a whole, and is broken where it is wider than that. */
export const whole = style({ display: 'inline-block', maxInlineSize: '100%', textDecoration: 'inherit' });
