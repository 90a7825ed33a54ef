import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox } from '@guildhall/ui/icons';

import { NoMatchView } from '../shared/results/NoMatchView.tsx';
import { chosenJobFilters, offeredJobSearches } from './chosenJobFilters.ts';

interface NoJobsViewProps {
  address: WorkCriteria;
  /** What looser searches would find. */
  loosened: Schema<'LoosenedSearches'>;
  /** The list with some criteria changed. */
  changedHref: (change: Partial<WorkCriteria>) => string;
  clearHref: string;
}

export function NoJobsView({ address, loosened, changedHref, clearHref }: NoJobsViewProps) {
  if (address.query === '' && chosenJobFilters(address).length === 0) {
    return (
      <EmptyState title="No open jobs right now" icon={Inbox} level={3}>
        New jobs will appear here as soon as clients post them.
      </EmptyState>
    );
  }
  return (
    <NoMatchView
      title="No jobs match"
      hint="Try fewer or different words, or remove a filter."
      offersTitle="These searches find jobs:"
      offers={offeredJobSearches(address, loosened).map(({ label, change }) => ({ label, href: changedHref(change) }))}
      clearHref={clearHref}
    />
  );
}
