import { useLocation, useSearch } from 'wouter';

import { takingAlong } from '../session/guards.ts';

/** Makes the link to a guest page that takes along what its reader had asked for. */
export type TakeAlong = (href: string) => string;

export function useTakingAlong(): TakeAlong {
  const [pathname] = useLocation();
  const search = useSearch();
  return (href) => takingAlong(href, { pathname, search });
}
