import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';

import type { OfferedJobsViewProps } from '../favourites/OfferedJobsView.tsx';
import { OfferedJobsView } from '../favourites/OfferedJobsView.tsx';
import type { JobGateScreenProps } from '../jobGate/JobGateScreen.tsx';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import type { SavedLinksViewProps } from '../savedSearches/SavedLinksView.tsx';
import { SavedLinksView } from '../savedSearches/SavedLinksView.tsx';

/** How many skills a card of a search names. */
const maxSkills = 6;

export interface FindWorkScreenProps extends Omit<OfferedJobsViewProps, 'maxSkills'>, SavedLinksViewProps {
  /** Whether this freelancer may send proposals. */
  gate: Omit<JobGateScreenProps, 'children'>;
}

export function FindWorkScreen({ gate, savedHref, canBeSaved, applyHref, ...jobs }: FindWorkScreenProps) {
  const isLocked = gate.snapshot.context.completion !== null;
  return (
    <Container>
      <PageHeader
        title="Find work"
        description="Open projects from clients who are hiring now."
        actions={<SavedLinksView savedHref={savedHref} canBeSaved={canBeSaved} />}
      />
      <JobGateScreen {...gate}>
        <OfferedJobsView {...jobs} applyHref={isLocked ? null : applyHref} maxSkills={maxSkills} />
      </JobGateScreen>
    </Container>
  );
}
