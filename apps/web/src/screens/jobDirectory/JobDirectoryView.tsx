import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { JobResultsView } from '../jobs/JobResultsView.tsx';
import { DirectoryFormView } from './DirectoryFormView.tsx';
import type { DirectoryLinks } from './directoryLinks.ts';

interface JobDirectoryViewProps extends Flow<typeof jobDirectoryMachine>, DirectoryLinks {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The public directory of jobs. */
export function JobDirectoryView(props: JobDirectoryViewProps) {
  return (
    <Container>
      <PageHeader title="Browse jobs" description="Open projects from clients who are hiring now." />
      <Stack gap={8}>
        <DirectoryFormView {...props} />
        <JobResultsView {...props} maxSkills={6} applyHref={null} />
      </Stack>
    </Container>
  );
}
