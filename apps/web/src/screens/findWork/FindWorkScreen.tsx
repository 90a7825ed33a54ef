import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';

import type { JobSearchViewProps } from '../jobs/JobSearchView.tsx';
import { JobSearchView } from '../jobs/JobSearchView.tsx';

/** How many skills a card of a search names. */
const maxSkills = 6;

export function FindWorkScreen(props: Omit<JobSearchViewProps, 'maxSkills'>) {
  return (
    <Container>
      <PageHeader title="Find work" description="Open projects from clients who are hiring now." />
      <JobSearchView {...props} maxSkills={maxSkills} />
    </Container>
  );
}
