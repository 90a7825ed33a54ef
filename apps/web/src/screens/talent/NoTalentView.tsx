import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { UsersRound } from '@guildhall/ui/icons';

import { NoMatchView } from '../shared/results/NoMatchView.tsx';
import { chosenFilters, offeredSearches } from './chosenFilters.ts';

interface NoTalentViewProps {
  address: TalentCriteria;
  /** What looser searches would find. */
  loosened: Schema<'LoosenedSearches'>;
  /** The list with some criteria changed. */
  changedHref: (change: Partial<TalentCriteria>) => string;
  clearHref: string;
}

export function NoTalentView({ address, loosened, changedHref, clearHref }: NoTalentViewProps) {
  if (address.query === '' && chosenFilters(address).length === 0) {
    return (
      <EmptyState title="No freelancers yet" icon={UsersRound} level={3}>
        Freelancers will appear here as soon as they have signed up.
      </EmptyState>
    );
  }
  return (
    <NoMatchView
      title="No freelancers match"
      hint="Try fewer or different words, or remove a filter."
      offersTitle="These searches find someone:"
      offers={offeredSearches(address, loosened).map(({ label, change }) => ({ label, href: changedHref(change) }))}
      clearHref={clearHref}
    />
  );
}
