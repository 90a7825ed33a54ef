import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';

import { DirectoryFormView } from './DirectoryFormView.tsx';
import type { DirectoryResultsViewProps } from './DirectoryResultsView.tsx';
import { DirectoryResultsView } from './DirectoryResultsView.tsx';

/** The public directory of jobs. */
export function JobDirectoryView(props: DirectoryResultsViewProps) {
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
