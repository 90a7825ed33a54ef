import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';

import type { Flow } from '../../flow/useFlow.ts';
import { chosenJobFilters } from '../jobs/chosenJobFilters.ts';
import { FoundJobCardView } from '../jobs/FoundJobCardView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { NoJobsView } from '../jobs/NoJobsView.tsx';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import type { DirectoryLinks } from './directoryLinks.ts';

/** How many skills a card names. */
const maxSkills = 6;

export interface DirectoryResultsViewProps extends Flow<typeof jobDirectoryMachine>, DirectoryLinks {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The jobs that were found. */
export function DirectoryResultsView(props: DirectoryResultsViewProps) {
  const { snapshot, send, now, detailsHref, applicationHref, pageHref, changedHref, unfilteredHref, clearHref } = props;
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
          sought={address}
          now={now}
          maxSkills={maxSkills}
          detailsHref={detailsHref(job)}
          applyHref={null}
          applicationHref={applicationHref(job.id)}
        />
      ))}
    </ResultsView>
  );
}
