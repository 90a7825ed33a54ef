import { useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';

import { zonedText } from './zonedText.ts';
import { time } from './ZonedTime.css.ts';

export interface ZonedTimeProps {
  /** The instant: a Date or an ISO 8601 text. */
  date: Date | string;
  /** When it is over, where it lasts: an instant too. Default: it has no length. */
  end?: Date | string;
  /** The IANA zone whose clock and calendar are read. One that this browser does not know is read as `UTC`. */
  timeZone: string;
}

/** An instant on a zone's clock and calendar, written out with the weekday and the offset that applies on that day. */
export function ZonedTime({ date, end = date, timeZone }: ZonedTimeProps) {
  const { locale } = useLocale();
  const [from, to] = [new Date(date).getTime(), new Date(end).getTime()];
  // Beside a countdown it is drawn each second, and a date format is slow to make.
  const text = useMemo(() => zonedText(new Date(from), locale, timeZone, new Date(to)), [from, to, locale, timeZone]);
  return (
    <time className={time} dateTime={new Date(from).toISOString()}>
      {text}
    </time>
  );
}
