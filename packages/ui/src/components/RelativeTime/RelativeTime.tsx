import { useLocale } from 'react-aria/I18nProvider';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { fullText, relativeText } from './relative.ts';
import { time } from './RelativeTime.css.ts';

export interface RelativeTimeProps {
  /** When it happened or will happen: a Date or an ISO 8601 instant. */
  date: Date | string;
  /** The present, given by whoever draws, so that server and browser draw the same. */
  now: Date | string;
  /** The reader's IANA zone for the full date. Default `UTC`. */
  timeZone?: string;
}

/** How long ago, at a glance; the full date on hover and for assistive technology. */
export function RelativeTime({ date, now, timeZone = 'UTC' }: RelativeTimeProps) {
  const { locale } = useLocale();
  const instant = new Date(date);
  const full = fullText(instant, locale, timeZone);
  return (
    <time className={time} dateTime={instant.toISOString()} title={full}>
      {relativeText(instant, new Date(now), locale)}
      <VisuallyHidden>, {full}</VisuallyHidden>
    </time>
  );
}
