import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { SearchX, UsersRound } from '@guildhall/ui/icons';

import { chosenFilters } from '../talent/chosenFilters.ts';

interface NoTalentViewProps {
  address: TalentCriteria;
  clearHref: string;
}

export function NoTalentView({ address, clearHref }: NoTalentViewProps) {
  if (address.query === '' && chosenFilters(address).length === 0) {
    return (
      <EmptyState title="No freelancers yet" icon={UsersRound} level={3}>
        Freelancers will appear here as soon as they have signed up.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No freelancers match"
      icon={SearchX}
      level={3}
      action={<ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink>}
    >
      Try fewer or different words, or remove a filter.
    </EmptyState>
  );
}
