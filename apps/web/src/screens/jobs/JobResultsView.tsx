import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Heading } from '@guildhall/ui/Heading';
import { Inbox, SearchX } from '@guildhall/ui/icons';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';

import type { Flow } from '../../flow/useFlow.ts';
import { JobCardView } from './JobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';
import { JobListProblemView } from './JobListProblemView.tsx';
import { resultText } from './jobWords.ts';
import { resultsId } from './resultsId.ts';

export interface JobResultsViewProps extends Flow<typeof jobSearchMachine> {
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

/** What was found, under a line that says how much, and says it aloud when it changes. */
export function JobResultsView(props: JobResultsViewProps) {
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={resultsId} tabIndex={-1}>
          {headlineOf(props.snapshot)}
        </Heading>
      </div>
      <FoundView {...props} />
    </Stack>
  );
}

function headlineOf(snapshot: JobResultsViewProps['snapshot']): string {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return 'Jobs';
  if (snapshot.matches('loading') || result === null) return 'Searching for jobs…';
  return resultText(result.pagination, address.query);
}

function FoundView(props: JobResultsViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, pageHref, clearHref } = props;
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return <JobListProblemView onRetry={() => send({ type: 'list.retry' })} />;
  if (snapshot.matches('empty')) {
    const isNarrowed = address.query !== '' || address.category !== null;
    return <NoJobsView isNarrowed={isNarrowed} clearHref={clearHref} />;
  }
  if (result === null || result.jobs.length === 0) return <JobListPendingView />;
  return (
    <Stack gap={8}>
      <Stack as="ul" gap={4} aria-labelledby={resultsId}>
        {result.jobs.map((job) => (
          <JobCardView
            key={job.id}
            job={job}
            now={now}
            maxSkills={maxSkills}
            detailsHref={detailsHref(job.id)}
            applyHref={applyHref(job.id)}
            applicationHref={applicationHref(job.id)}
          />
        ))}
      </Stack>
      <Pagination
        page={address.page}
        pageCount={result.pagination.pages}
        hrefFor={pageHref}
        aria-label="Pages of jobs"
      />
    </Stack>
  );
}

function NoJobsView({ isNarrowed, clearHref }: { isNarrowed: boolean; clearHref: string }) {
  if (!isNarrowed) {
    return (
      <EmptyState title="No open jobs right now" icon={Inbox} level={3}>
        New jobs will appear here as soon as clients post them.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No jobs match"
      icon={SearchX}
      level={3}
      action={<ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink>}
    >
      Try fewer or different words, or search all categories.
    </EmptyState>
  );
}
