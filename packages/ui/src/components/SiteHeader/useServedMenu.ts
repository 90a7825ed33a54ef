import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';

interface ServedMenu {
  /** The panel that the browser opens. */
  panel: RefObject<HTMLDivElement | null>;
  /** The browser opens the menu, not a script. */
  isServed: boolean;
}

/**
 * A header as it came from the server has a menu that works without scripts. Scripts take over when they have come; a
 * panel that is open by then stays until it is closed, or one of its links is followed.
 */
export function useServedMenu(): ServedMenu {
  const panel = useRef<HTMLDivElement>(null);
  const [isServed, setServed] = useState(useIsSSR());
  useLayoutEffect(() => {
    if (!isServed) return undefined;
    const element = panel.current;
    // Browsers without popovers do not know the selector either.
    if (element === null || !('popover' in element) || !element.matches(':popover-open')) {
      setServed(false);
      return undefined;
    }
    const watch = new AbortController();
    const { signal } = watch;
    element.addEventListener('toggle', () => setServed(false), { signal });
    element.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a') !== null) element.hidePopover();
      },
      { signal },
    );
    return () => watch.abort();
  }, [isServed]);
  return { panel, isServed };
}
