import { useLocale } from 'react-aria/I18nProvider';

import { useTimeZone } from '../../internal/readerZone.ts';
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
}

/** How long ago, at a glance; the full date in the reader's zone on hover and for assistive technology. */
export function RelativeTime({ date, now, isPast = false }: RelativeTimeProps) {
  const { locale } = useLocale();
  const timeZone = useTimeZone();
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
