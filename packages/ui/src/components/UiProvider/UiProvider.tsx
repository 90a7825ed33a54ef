import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { TimeZoneContext } from '../../internal/readerZone.ts';
import type { TimeZoneSource } from '../../internal/readerZone.ts';

export interface UiProviderProps {
  children: ReactNode;
  /** Follows a link inside the app without a reload. */
  navigate: (href: string) => void;
  /** The reader's locale, for dates, numbers and directions. Default `en-US`. */
  locale?: string;
  /** Where the reader's time zone is known. The same source at each drawing. */
  timeZone: TimeZoneSource;
}

/**
 * Tells every component how to follow links, how the reader writes numbers and dates, and which clock they read. Stands
 * once, around the app.
 */
export function UiProvider({ children, navigate, locale = 'en-US', timeZone }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <TimeZoneContext value={timeZone}>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </TimeZoneContext>
    </I18nProvider>
  );
}

export { dateFormat } from '../../internal/dateFormat.ts';
export { useTimeZone } from '../../internal/readerZone.ts';
export type { TimeZoneSource } from '../../internal/readerZone.ts';
