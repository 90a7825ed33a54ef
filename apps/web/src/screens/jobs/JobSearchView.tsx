import { Stack } from '@guildhall/ui/Stack';

import { JobCriteriaView } from './JobCriteriaView.tsx';
import type { JobResultsViewProps } from './JobResultsView.tsx';
import { JobResultsView } from './JobResultsView.tsx';

/** Looking for jobs: what to look for, and what was found. */
export function JobSearchView(props: JobResultsViewProps) {
  return (
    <Stack gap={6}>
      <JobCriteriaView snapshot={props.snapshot} send={props.send} />
      <JobResultsView {...props} />
    </Stack>
  );
}
