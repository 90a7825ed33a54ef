import { useLocation, useSearchParams } from 'wouter';

import { withSearch } from '../../paths.ts';

/** Makes addresses of this page with some parameters changed; those that are not named stay, those without a value go. */
export function useHere(): (changes: Record<string, string | null>) => string {
  const [pathname] = useLocation();
  const [search] = useSearchParams();
  return (changes) => withSearch(pathname, { ...Object.fromEntries(search), ...changes });
}
