import { style } from '@vanilla-extract/css';

/** What narrows a list: no wider than it has to say. */
export const filter = style({ inlineSize: 'min(100%, 16rem)' });
