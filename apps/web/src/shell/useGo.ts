import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { loadModule, notFound, routeAt } from '../routes.ts';

export type Go = (href: string, options?: { replace?: boolean }) => void;

/**
 * Goes to an address of this site. The page's code is fetched first, so that the old page stays until the new one can be
 * drawn whole; when it cannot be fetched (a new version was deployed), the browser loads the address itself.
 */
export function useGo(): Go {
  const [, navigate] = useLocation();
  return useCallback(
    (href, options) => {
      const { pathname } = new URL(href, window.location.origin);
      const { module } = routeAt(pathname) ?? notFound;
      loadModule(module).then(
        () => navigate(href, options),
        () => window.location.assign(href),
      );
    },
    [navigate],
  );
}
