import { useLocale } from 'react-aria/I18nProvider';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fullText, relativeText } from './relative.ts';
import { time } from './RelativeTime.css.ts';

export interface RelativeTimeProps {
  /** When it happened or will happen: a Date or an ISO 8601 instant. */
  date: Date | string;
  /** The present, given by the caller, so that server and browser draw the same. */
  now: Date | string;
  /** It has happened: a viewer's clock that is slow does not put it into the future. Default false. */
  isPast?: boolean;
  /** The reader's IANA zone for the full date. Default `UTC`. */
  timeZone?: string;
}

/** How long ago, at a glance; the full date on hover and for assistive technology. */
export function RelativeTime({ date, now, isPast = false, timeZone = 'UTC' }: RelativeTimeProps) {
  const { locale } = useLocale();
  const instant = new Date(date);
  const present = new Date(now);
  const full = fullText(instant, locale, timeZone);
  return (
    <time className={time} dateTime={instant.toISOString()} title={full}>
      {relativeText(isPast && instant > present ? present : instant, present, locale)}
      <VisuallyHidden>, {full}</VisuallyHidden>
    </time>
  );
}
