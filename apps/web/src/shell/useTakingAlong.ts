import { useLocation, useSearch } from 'wouter';

import { takingAlong } from '../session/guards.ts';

/** Makes links between guest pages that take along what the person had asked for. */
export function useTakingAlong(): (href: string) => string {
  const [pathname] = useLocation();
  const search = useSearch();
  return (href) => takingAlong(href, { pathname, search });
}
