import type { ReactNode } from 'react';

import './print.css.ts';
import { page } from './shell.css.ts';

/** The whole document, so that pages can put their tags into its head. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // Scripts that run before the app leave a mark here (`guestMark`).
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
      </head>
      <body>
        <div className={page}>{children}</div>
      </body>
    </html>
  );
}
