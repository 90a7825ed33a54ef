import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobCriteriaView } from './JobCriteriaView.tsx';
import { JobResultsView } from './JobResultsView.tsx';

export interface JobSearchViewProps {
  snapshot: SnapshotFrom<typeof jobSearchMachine>;
  send: (event: EventFrom<typeof jobSearchMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** How many skills a card names. */
  maxSkills: number;
  /** Opens a job. */
  detailsHref: (jobId: string) => string;
  /** Opens a job with its proposal form at hand. */
  applyHref: (jobId: string) => string;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  pageHref: (page: number) => string;
  /** The list without search and filters. */
  clearHref: string;
}

/** Looking for jobs: what to look for, and what was found. */
export function JobSearchView(props: JobSearchViewProps) {
  return (
    <Stack gap={6}>
      <JobCriteriaView {...props} />
      <JobResultsView {...props} />
    </Stack>
  );
}
