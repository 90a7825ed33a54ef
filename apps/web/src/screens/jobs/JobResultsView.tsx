import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenJobFilters } from './chosenJobFilters.ts';
import { FoundJobCardView } from './FoundJobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';
import type { JobSearchLinks } from './jobSearchLinks.ts';
import { NoJobsView } from './NoJobsView.tsx';

export interface JobResultsViewProps extends Flow<typeof jobSearchMachine>, JobSearchLinks {
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Jobs posted after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** How many skills a card names. */
  maxSkills: number;
  /** Opens a job. */
  detailsHref: (jobId: string) => string;
  /** Opens a job with its proposal form at hand; null where the reader may not send one. */
  applyHref: ((jobId: string) => string) | null;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  /** Draws whether a job is a favourite. */
  favouriteOf: (job: Schema<'Job'>) => ReactNode;
}

/** The jobs that were found. */
export function JobResultsView(props: JobResultsViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, favouriteOf } = props;
  const { newSince = null, pageHref, changedHref, unfilteredHref, clearHref } = props;
  const { result, address } = snapshot.context;
  return (
    <ResultsView
      snapshot={snapshot}
      send={send}
      one="job"
      chips={{
        filters: chosenJobFilters(address).map(({ label, without }) => ({ label, href: changedHref(without) })),
        clearHref: unfilteredHref,
      }}
      pageHref={pageHref}
      empty={
        <NoJobsView
          address={address}
          loosened={result?.loosened ?? []}
          changedHref={changedHref}
          clearHref={clearHref}
        />
      }
      pending={<JobListPendingView />}
    >
      {(result?.jobs ?? []).map((job) => (
        <FoundJobCardView
          key={job.id}
          job={job}
          sought={{ ...address, newSince }}
          now={now}
          maxSkills={maxSkills}
          detailsHref={detailsHref(job.id)}
          applyHref={applyHref?.(job.id) ?? null}
          applicationHref={applicationHref(job.id)}
          favourite={favouriteOf(job)}
        />
      ))}
    </ResultsView>
  );
}
