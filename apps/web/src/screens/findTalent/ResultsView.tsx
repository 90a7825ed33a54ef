import type { talentSearchMachine } from '@guildhall/machines/flows/talentSearch';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { FilterChips } from '@guildhall/ui/FilterChips';
import { Heading } from '@guildhall/ui/Heading';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { foundText } from '../shared/foundText.ts';
import { chosenFilters } from '../talent/chosenFilters.ts';
import { TalentCardView } from '../talent/TalentCardView.tsx';
import { TalentListPendingView } from '../talent/TalentListPendingView.tsx';
import { NoTalentView } from './NoTalentView.tsx';
import { resultsId } from './resultsId.ts';
import type { TalentLinks } from './talentLinks.ts';

export interface ResultsViewProps extends Flow<typeof talentSearchMachine>, TalentLinks {
  /** Opens a message to a freelancer. */
  contactHref: (freelancerId: string) => string;
}

/** What was found, under a line that says how much, and says it aloud when it changes. */
export function ResultsView(props: ResultsViewProps) {
  const { snapshot, changedHref, unfilteredHref } = props;
  const { address } = snapshot.context;
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={resultsId} tabIndex={-1}>
          {headlineOf(snapshot)}
        </Heading>
      </div>
      <FilterChips
        filters={chosenFilters(address).map(({ label, without }) => ({ label, href: changedHref(without) }))}
        clearHref={unfilteredHref}
        restId={resultsId}
      />
      <FoundView {...props} />
    </Stack>
  );
}

function headlineOf(snapshot: ResultsViewProps['snapshot']): string {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return 'Freelancers';
  if (snapshot.matches('loading') || result === null) return 'Searching for freelancers…';
  return foundText(result.pagination, 'freelancer', address.query);
}

function FoundView({ snapshot, send, changedHref, clearHref, pageHref, profileHref, contactHref }: ResultsViewProps) {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) {
    return (
      <ErrorPanel
        title="Failed to load freelancers. Please try again."
        level={3}
        onRetry={() => send({ type: 'list.retry' })}
      >
        Your search and filters are kept.
      </ErrorPanel>
    );
  }
  if (snapshot.matches('empty')) {
    return (
      <NoTalentView
        address={address}
        loosened={result?.loosened ?? []}
        changedHref={changedHref}
        clearHref={clearHref}
      />
    );
  }
  if (result === null || result.freelancers.length === 0) return <TalentListPendingView />;
  return (
    <Stack gap={8}>
      <Stack as="ul" gap={4} aria-labelledby={resultsId}>
        {result.freelancers.map((freelancer) => (
          <TalentCardView
            key={freelancer.id}
            freelancer={freelancer}
            sought={address}
            profileHref={profileHref({ id: freelancer.id, name: freelancer.profile.name })}
            contactHref={contactHref(freelancer.id)}
          />
        ))}
      </Stack>
      <Pagination
        page={address.page}
        pageCount={result.pagination.pages}
        hrefFor={pageHref}
        aria-label="Pages of freelancers"
      />
    </Stack>
  );
}
