const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A locale's format of dates, made once for all that are written in it: to make one takes thirty times as long as to write
 * a date. The zone is always said, since the device may be taken to another. Throws a `RangeError` for one that the
 * platform does not know.
 */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}
