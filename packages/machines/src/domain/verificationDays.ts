/** How long a verification stands before its address is checked again, in days. */
export const recheckDays = 30;

/** How long after a failed check the next one follows, in days. */
export const doubtDays = 3;
