import type { Subject } from '../../check.ts';

// Where a check has something new to say. What does not depend on a setting is asked once.

const isWide = ({ width }: Subject) => width >= 1280;
const isLight = ({ theme }: Subject) => theme === 'light';
const isLtr = ({ direction }: Subject) => direction === 'ltr';

/** The same in every theme, direction and width. */
export const once = (subject: Subject): boolean => isLight(subject) && isLtr(subject) && isWide(subject);

/** Depends on nothing but the colours. */
export const inEachTheme = (subject: Subject): boolean => isLtr(subject) && isWide(subject);

/** Depends on where things stand, not on their colours. */
export const inEachLayout = (subject: Subject): boolean => isLight(subject);
