import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { tellUnreachable } from '../flow/awake.ts';
import { loadModule } from '../routeModules.ts';
import { notFound, routeAt } from '../routes.ts';

interface GoOptions {
  /** The page that is left does not stay in the history. Default false. */
  replace?: boolean;
  /**
   * Stays when something else is already on its way. A flow that opens a session says where it leads; the guard, which
   * sees the same session, must not overrule it. Default false.
   */
  yields?: boolean;
}

export type Go = (href: string, options?: GoOptions) => void;

/** Where this window is going while the code of the next page is fetched. The last wish wins. */
let destination: string | null = null;

/**
 * Goes to an address of this site. The page's code is fetched first, so that the old page stays until the new one can be
 * drawn whole. When it cannot be fetched because a new version was deployed, the browser loads the address itself; when
 * nobody answers at all, the old page stays, with what was typed there, and says so.
 */
export function useGo(): Go {
  const [, navigate] = useLocation();
  return useCallback(
    (href, { replace = false, yields = false } = {}) => {
      if (yields && destination !== null) return;
      destination = href;
      const { pathname } = new URL(href, window.location.origin);
      const { module } = routeAt(pathname) ?? notFound;
      void loadModule(module)
        .then(
          () => () => navigate(href, { replace }),
          () => fetch(href, { method: 'HEAD' }).then(() => () => window.location.assign(href)),
        )
        .catch(() => tellUnreachable)
        .then((move) => {
          if (destination !== href) return;
          destination = null;
          move();
        });
    },
    [navigate],
  );
}
