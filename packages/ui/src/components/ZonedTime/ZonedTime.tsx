import { useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { useTimeZone } from '../../internal/readerZone.ts';
import { zonedText } from './zonedText.ts';
import type { TimeParts } from './zonedText.ts';
import { time } from './ZonedTime.css.ts';

export interface ZonedTimeProps {
  /** The instant: a Date or an ISO 8601 text. */
  date: Date | string;
  /** When it is over, where it lasts: an instant too. Default: it has no length. */
  end?: Date | string;
  /**
   * The IANA zone whose clock and calendar are read. One that this browser does not know is read as `UTC`. Default: the
   * reader's own.
   */
  timeZone?: string;
  /**
   * How much is told: everything with the zone's offset, the day and the time, the day, or the month. Default
   * `everything`.
   */
  parts?: TimeParts;
}

/** An instant on a zone's clock and calendar, in full written out with the weekday and the offset that applies on that day. */
export function ZonedTime({ date, end = date, timeZone, parts = 'everything' }: ZonedTimeProps) {
  const { locale } = useLocale();
  const own = useTimeZone();
  const zone = timeZone ?? own;
  const [from, to] = [new Date(date).getTime(), new Date(end).getTime()];
  // Beside a countdown it is drawn each second, and a date format is slow to make.
  const text = useMemo(
    () => zonedText(new Date(from), locale, zone, new Date(to), parts),
    [from, to, locale, zone, parts],
  );
  return (
    <time className={time} dateTime={new Date(from).toISOString()}>
      {text}
    </time>
  );
}
