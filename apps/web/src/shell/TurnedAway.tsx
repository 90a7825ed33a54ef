import type { Role } from '@guildhall/api/enums';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

import { pageForIn } from './turnedAway.ts';
import { TurnedAwayView } from './TurnedAwayView.tsx';

/** Says to someone who was led to their dashboard from a page for the other role why they are there, until dismissed. */
export function TurnedAway({ reader }: { reader: Role }) {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const pageFor = pageForIn(useHistoryState());
  if (pageFor === null || pageFor === reader) return null;
  const forget = () => navigate(search === '' ? pathname : `${pathname}?${search}`, { replace: true });
  return <TurnedAwayView pageFor={pageFor} role={reader} onDismiss={forget} />;
}
