import type { ReactNode } from 'react';

import { AccountPageView } from './AccountPageView.tsx';

/** The account page with one of its parts, for stories. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <AccountPageView index={null} email="maya.lindqvist@example.com">
      {children}
    </AccountPageView>
  );
}
