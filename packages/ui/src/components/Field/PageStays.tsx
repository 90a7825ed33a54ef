import { use, useLayoutEffect } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

import { useOpenThroughTyping } from './useOpenThroughTyping.ts';

/**
 * Inside a field with a list of suggestions: the rest of the page stays readable for assistive technology while the
 * list is open. react-aria hides everything outside of an open list, but its links and fields still take focus, which
 * is what axe's `aria-hidden-focus` forbids; a list that blocks nothing needs no hiding.
 */
export function PageStays() {
  const isOpen = use(ComboBoxStateContext)?.isOpen ?? false;
  useOpenThroughTyping(isOpen);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const parts = [...document.body.children].filter((part) => !part.hasAttribute(neverHidden));
    for (const part of parts) part.setAttribute(neverHidden, 'true');
    return () => {
      for (const part of parts) part.removeAttribute(neverHidden);
    };
  }, [isOpen]);
  return null;
}

/** How react-aria marks what it never hides. */
const neverHidden = 'data-react-aria-top-layer';
