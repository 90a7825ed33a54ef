/** The zone that the reader's computer is set to, as IANA names it. Browser only. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
