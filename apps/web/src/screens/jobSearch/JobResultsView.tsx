import type { favouritesMachine } from '@guildhall/machines/flows/favourites';
import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';

import type { Flow } from '../../flow/useFlow.ts';
import { FavouriteView } from '../favourites/FavouriteView.tsx';
import { chosenJobFilters } from '../jobs/chosenJobFilters.ts';
import { FoundJobCardView } from '../jobs/FoundJobCardView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import type { JobSearchLinks } from '../jobs/jobSearchLinks.ts';
import { NoJobsView } from '../jobs/NoJobsView.tsx';
import { ResultsView } from '../shared/results/ResultsView.tsx';

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
  /** Which of them are favourites; null where there can be none. */
  favourites: Flow<typeof favouritesMachine> | null;
}

/** The jobs that were found. */
export function JobResultsView(props: JobResultsViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, favourites } = props;
  const { newSince = null, pageHref, changedHref, unfilteredHref, clearHref } = props;
  const { result, address } = snapshot.context;
  // The same for all, so that a card is drawn again only when what was looked for has changed.
  const sought = { ...address, newSince };
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
      chosen={favourites?.snapshot.context.jobIds}
    >
      {(result?.jobs ?? []).map((job) => (
        <FoundJobCardView
          key={job.id}
          job={job}
          sought={sought}
          now={now}
          maxSkills={maxSkills}
          detailsHref={detailsHref(job.id)}
          applyHref={applyHref?.(job.id) ?? null}
          applicationHref={applicationHref(job.id)}
          favourite={
            favourites && (
              <FavouriteView snapshot={favourites.snapshot} send={favourites.send} jobId={job.id} title={job.title} />
            )
          }
        />
      ))}
    </ResultsView>
  );
}
