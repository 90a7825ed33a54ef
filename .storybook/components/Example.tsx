import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

import { fieldWidth } from '../preview.css.ts';

const root = document.documentElement;

function onTurn(turned: () => void): () => void {
  const observer = new MutationObserver(turned);
  observer.observe(root, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

/** Components on a page of documentation that are no story: as wide as in a form, and in the direction of the toolbar. */
export function Example({ children }: { children: ReactNode }) {
  const direction = useSyncExternalStore(onTurn, () => root.dir);
  return (
    // The languages are those of the stories.
    <I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-US'}>
      <div className={`sb-unstyled ${fieldWidth}`}>{children}</div>
    </I18nProvider>
  );
}
