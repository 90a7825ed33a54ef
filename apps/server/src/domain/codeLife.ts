import { days, minutes } from './time.ts';

/** For how long a code works: what is said in its mail, and what is kept. */
export const codeLife = minutes(10);

/** For how long the link works that is sent in place of a code. */
export const linkLife = minutes(30);

/** A session; a forgotten computer is signed out after a month at the latest. */
export const sessionLife = days(30);
