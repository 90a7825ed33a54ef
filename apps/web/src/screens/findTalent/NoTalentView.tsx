import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { SearchX, UsersRound } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import { chosenFilters, offeredSearches } from '../talent/chosenFilters.ts';

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
  const offers = offeredSearches(address, loosened);
  return (
    <EmptyState
      title="No freelancers match"
      icon={SearchX}
      level={3}
      action={<ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink>}
    >
      {offers.length === 0 ? (
        'Try fewer or different words, or remove a filter.'
      ) : (
        <Stack gap={3} align="center">
          <Text>These searches find someone:</Text>
          <Stack as="ul" gap={2} align="center" aria-label="Looser searches">
            {offers.map(({ label, change }) => (
              <Link key={label} href={changedHref(change)} look="standalone">
                {label}
              </Link>
            ))}
          </Stack>
        </Stack>
      )}
    </EmptyState>
  );
}
