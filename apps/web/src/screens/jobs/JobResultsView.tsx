import { Heading } from '@guildhall/ui/Heading';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';

import { JobCardView } from './JobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';
import { JobListProblemView } from './JobListProblemView.tsx';
import type { JobSearchViewProps } from './JobSearchView.tsx';
import { resultText } from './jobWords.ts';
import { NoJobsView } from './NoJobsView.tsx';
import { resultsId } from './resultsId.ts';

/** What was found, under a line that says how much, and says it aloud when it changes. */
export function JobResultsView(props: JobSearchViewProps) {
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

function headlineOf(snapshot: JobSearchViewProps['snapshot']): string {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return 'Jobs';
  if (snapshot.matches('loading') || result === null) return 'Searching for jobs…';
  return resultText(result.pagination, address.query);
}

function FoundView(props: JobSearchViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, pageHref } = props;
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return <JobListProblemView onRetry={() => send({ type: 'list.retry' })} />;
  if (snapshot.matches('empty')) return <NoJobsView {...props} />;
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
