import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';
import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { DirectoryFormView } from './DirectoryFormView.tsx';
import { DirectoryResultsView } from './DirectoryResultsView.tsx';

export interface BrowseJobsScreenProps {
  snapshot: SnapshotFrom<typeof jobDirectoryMachine>;
  send: (event: EventFrom<typeof jobDirectoryMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** This page, where the form leads before scripts have loaded. */
  action: string;
  /** A job's own page. */
  detailsHref: (job: { id: string; title: string }) => string;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  pageHref: (page: number) => string;
  /** The directory with other criteria, from its first page. */
  changedHref: (change: Partial<DirectoryCriteria>) => string;
  /** The whole directory. */
  clearHref: string;
}

/** The public directory of jobs. */
export function BrowseJobsScreen(props: BrowseJobsScreenProps) {
  return (
    <Container>
      <PageHeader title="Browse jobs" description="Open projects from clients who are hiring now." />
      <Stack gap={8}>
        <DirectoryFormView {...props} />
        <DirectoryResultsView {...props} />
      </Stack>
    </Container>
  );
}
