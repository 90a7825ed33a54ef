import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox, SearchX } from '@guildhall/ui/icons';

import type { Flow } from '../../flow/useFlow.ts';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { JobCardView } from './JobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';

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

/** The jobs that were found. */
export function JobResultsView(props: JobResultsViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, pageHref, clearHref } = props;
  const { result, address } = snapshot.context;
  const isNarrowed = address.query !== '' || address.category !== null;
  return (
    <ResultsView
      snapshot={snapshot}
      send={send}
      one="job"
      pageHref={pageHref}
      empty={<NoJobsView isNarrowed={isNarrowed} clearHref={clearHref} />}
      pending={<JobListPendingView />}
    >
      {(result?.jobs ?? []).map((job) => (
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
    </ResultsView>
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
