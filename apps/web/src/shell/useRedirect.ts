import type { Navigate } from '@guildhall/machines/kit/effects';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';

import { signOfReturn } from '../flow/loading.ts';
import { hrefOf, pageForOf } from '../paths.ts';
import { useReach } from './useGo.ts';

/**
 * Leads from the present address to another, if there is one to lead to. It does not give up: where the server could not
 * be reached, or the person pressed a link meanwhile that then led nowhere, it tries again, until the address is another.
 */
export function useRedirect(target: Navigate | null): void {
  const href = target === null ? null : hrefOf(target);
  const pageFor = pageForOf(target);
  const reach = useReach();
  const [pathname] = useLocation();
  const search = useSearch();
  useEffect(() => {
    if (href === null) return undefined;
    const left = new AbortController();
    void lead(href, left.signal);
    return () => left.abort();

    async function lead(to: string, signal: AbortSignal) {
      while (!signal.aborted && !(await reach(to, { replace: true, pageFor, signal }))) await signOfReturn(signal);
    }
    // Also when the address has changed and the page there leads to the same.
  }, [href, pageFor, reach, pathname, search]);
}
