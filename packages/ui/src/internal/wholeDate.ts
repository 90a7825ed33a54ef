/** A date with its day of the week, and the time of day. Zones are written in more than one way. */
export const wholeDate = {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;
