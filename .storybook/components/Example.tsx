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

export interface ExampleProps {
  children: ReactNode;
  /** As wide as its place, not as a form. Default false. */
  isWide?: boolean;
}

/** Components on a page of documentation that are no story: in the direction of the toolbar. */
export function Example({ children, isWide = false }: ExampleProps) {
  const direction = useSyncExternalStore(onTurn, () => root.dir);
  return (
    // The languages are those of the stories.
    <I18nProvider locale={direction === 'rtl' ? 'he-IL' : 'en-US'}>
      <div data-example className={`sb-unstyled ${isWide ? '' : fieldWidth}`}>
        {children}
      </div>
    </I18nProvider>
  );
}
