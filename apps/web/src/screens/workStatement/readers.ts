import { fn } from 'storybook/test';

/** Who reads a statement. */
export const readers = { default: { timeZone: 'Europe/Lisbon', parts: { onPrint: fn() } } };
