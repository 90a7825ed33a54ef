import { Banner } from '@guildhall/ui/Banner';
import type { ReactNode } from 'react';

/** The note that stands in place of a form. */
export function FormNeedsScripts({ children }: { children?: ReactNode }) {
  return (
    <Banner tone="caution" title="This form needs JavaScript">
      <p>JavaScript is turned off in this browser. Turn it on and reload the page.</p>
      {children ? <p>{children}</p> : null}
    </Banner>
  );
}
