import { minutes } from './time.ts';

/** For how long a code works: what is said in its mail, and what is kept. */
export const codeLife = minutes(10);
