import type { Role } from '@guildhall/api/enums';
import { useCallback } from 'react';
import { useLocation } from 'wouter';

import { tellUnreachable } from '../flow/loading.ts';
import { loadModule } from '../routeModules.ts';
import { notFound, routeAt } from '../routes.ts';
import { takingAlong } from '../session/guards.ts';
import { turnedAway } from './turnedAway.ts';

interface GoOptions {
  /** The page that is left does not stay in the history. Default false. */
  replace?: boolean;
  /** For whom the page is that the person wanted instead: said where they land. */
  pageFor?: Role | undefined;
  /** Gives the wish up, when the page is left that had it. */
  signal?: AbortSignal;
}

/** Tells whether the window got there: not when the server could not be reached, or something else was wished for. */
type Reach = (href: string, options?: GoOptions) => Promise<boolean>;

export type Go = (href: string, options?: Omit<GoOptions, 'signal'>) => void;

/** What this window is on its way to while the code of the next page is fetched. The last wish wins. */
let wish: { isPersons: boolean } | null = null;

// "Back" is a person's wish too, and the browser has fulfilled it by itself. Where a page leads is given up with the page.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    if (wish?.isPersons) wish = null;
  });
}

/**
 * Goes to an address of this site. The page's code is fetched first, so that the old page stays until the new one can be
 * drawn whole. When it cannot be fetched because a new version was deployed, the browser loads the address itself; when
 * no one answers at all, the old page stays, with what was typed there, and says so.
 */
export function useReach(): Reach {
  const [, navigate] = useLocation();
  return useCallback(
    async (wanted, { replace = false, pageFor, signal } = {}) => {
      const mine = { isPersons: signal === undefined };
      wish = mine;
      const href = takingAlong(wanted, window.location);
      const { pathname } = new URL(href, window.location.origin);
      const { module } = routeAt(pathname) ?? notFound;
      const move = await loadModule(module)
        .then(
          () => () => navigate(href, { replace, ...(pageFor !== undefined && { state: turnedAway(pageFor) }) }),
          () => fetch(href, { method: 'HEAD' }).then(() => () => window.location.assign(href)),
        )
        .catch(() => null);
      if (wish !== mine || signal?.aborted) return false;
      wish = null;
      if (move === null) tellUnreachable();
      else move();
      return move !== null;
    },
    [navigate],
  );
}

/** The same, for those who do not wait for it. */
export function useGo(): Go {
  const reach = useReach();
  return useCallback((href, options) => void reach(href, options), [reach]);
}
