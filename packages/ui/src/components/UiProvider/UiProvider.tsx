import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export interface UiProviderProps {
  children: ReactNode;
  /** Follows a link inside the app without a reload. */
  navigate: (href: string) => void;
  /** The reader's locale, for dates, numbers and directions. Default `en-US`. */
  locale?: string;
}

/** Tells every component how to follow links and how the reader writes numbers and dates. Stands once, around the app. */
export function UiProvider({ children, navigate, locale = 'en-US' }: UiProviderProps) {
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate}>{children}</RouterProvider>
    </I18nProvider>
  );
}
