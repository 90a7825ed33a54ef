import { useLocale } from 'react-aria/I18nProvider';

import { zonedText } from './zonedText.ts';
import { time } from './ZonedTime.css.ts';

export interface ZonedTimeProps {
  /** The instant: a Date or an ISO 8601 text. */
  date: Date | string;
  /** The IANA zone whose clock and calendar are read. One that this browser does not know is read as `UTC`. */
  timeZone: string;
}

/** An instant on a zone's clock and calendar, written out with the weekday and the offset that applies on that day. */
export function ZonedTime({ date, timeZone }: ZonedTimeProps) {
  const { locale } = useLocale();
  const instant = new Date(date);
  return (
    <time className={time} dateTime={instant.toISOString()}>
      {zonedText(instant, locale, timeZone)}
    </time>
  );
}
