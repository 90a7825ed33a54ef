const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant by the reader's calendar and clock. Browser only: the server knows no reader's zone. */
export const momentText = (instant: string): string => format.format(new Date(instant));
