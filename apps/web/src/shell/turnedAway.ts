import type { Role } from '@guildhall/api/enums';
import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

const key = 'pageFor';

/** What an entry of the browser's history keeps of a person who was led there from a page for the other role. */
export const turnedAway = (pageFor: Role): Record<string, Role> => ({ [key]: pageFor });

function pageForIn(state: unknown): Role | null {
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, key) : null;
  return kept === 'CLIENT' || kept === 'FREELANCER' ? kept : null;
}

/** For whom the page is that the person wanted before they were led to this one, if they were; and how to forget it. */
export function useTurnedAway(): [pageFor: Role | null, forget: () => void] {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const forget = useCallback(
    () => navigate(search === '' ? pathname : `${pathname}?${search}`, { replace: true }),
    [pathname, search, navigate],
  );
  return [pageForIn(useHistoryState()), forget];
}
