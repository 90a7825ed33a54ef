import type { DirectoryCriteria } from '@guildhall/machines/domain/directoryCriteria';
import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { FilterChips } from '@guildhall/ui/FilterChips';
import { Heading } from '@guildhall/ui/Heading';
import { Inbox, SearchX } from '@guildhall/ui/icons';
import { Pagination } from '@guildhall/ui/Pagination';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobCardView } from '../jobs/JobCardView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { JobListProblemView } from '../jobs/JobListProblemView.tsx';
import { resultText } from '../jobs/jobWords.ts';
import { resultsId } from '../jobs/resultsId.ts';
import { chosenChips, unfiltered } from './chosenChips.ts';
import { emptyWords } from './directoryWords.ts';

/** How many skills a card names. */
const maxSkills = 6;

interface DirectoryResultsViewProps {
  snapshot: SnapshotFrom<typeof jobDirectoryMachine>;
  send: (event: EventFrom<typeof jobDirectoryMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
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

/** What was found, under a line that says how much, and says it aloud when it changes. */
export function DirectoryResultsView(props: DirectoryResultsViewProps) {
  const { snapshot, changedHref } = props;
  return (
    <Stack gap={4}>
      <div aria-live="polite">
        <Heading level={2} size="md" id={resultsId} tabIndex={-1}>
          {headlineOf(snapshot)}
        </Heading>
      </div>
      <FilterChips
        filters={chosenChips(snapshot.context.address).map(({ label, without }) => ({
          label,
          href: changedHref(without),
        }))}
        clearHref={changedHref(unfiltered)}
        restId={resultsId}
      />
      <FoundView {...props} />
    </Stack>
  );
}

function headlineOf(snapshot: DirectoryResultsViewProps['snapshot']): string {
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return 'Jobs';
  if (snapshot.matches('loading') || result === null) return 'Searching for jobs…';
  return resultText(result.pagination, address.query);
}

function FoundView(props: DirectoryResultsViewProps) {
  const { snapshot, send, now, detailsHref, applicationHref, pageHref, clearHref } = props;
  const { result, address } = snapshot.context;
  if (snapshot.matches('failed')) return <JobListProblemView onRetry={() => send({ type: 'list.retry' })} />;
  if (snapshot.matches('empty')) {
    const { isNarrowed, title, text } = emptyWords(address);
    return (
      <EmptyState
        title={title}
        icon={isNarrowed ? SearchX : Inbox}
        level={3}
        action={isNarrowed ? <ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink> : undefined}
      >
        {text}
      </EmptyState>
    );
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
            detailsHref={detailsHref(job)}
            applyHref={null}
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
