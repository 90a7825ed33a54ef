import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { EmptyState } from '@guildhall/ui/EmptyState';
import { Inbox, SearchX } from '@guildhall/ui/icons';

import type { Flow } from '../../flow/useFlow.ts';
import { JobCardView } from '../jobs/JobCardView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenChips, unfiltered } from './chosenChips.ts';
import type { DirectoryLinks } from './directoryLinks.ts';
import { emptyWords } from './directoryWords.ts';

/** How many skills a card names. */
const maxSkills = 6;

export interface DirectoryResultsViewProps extends Flow<typeof jobDirectoryMachine>, DirectoryLinks {
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** The jobs that were found. */
export function DirectoryResultsView(props: DirectoryResultsViewProps) {
  const { snapshot, send, now, detailsHref, applicationHref, pageHref, changedHref, clearHref } = props;
  const { result, address } = snapshot.context;
  const { isNarrowed, title, text } = emptyWords(address);
  return (
    <ResultsView
      snapshot={snapshot}
      send={send}
      one="job"
      chips={{
        filters: chosenChips(address).map(({ label, without }) => ({ label, href: changedHref(without) })),
        clearHref: changedHref(unfiltered),
      }}
      pageHref={pageHref}
      empty={
        <EmptyState
          title={title}
          icon={isNarrowed ? SearchX : Inbox}
          level={3}
          action={isNarrowed ? <ButtonLink href={clearHref}>Clear Search and Filters</ButtonLink> : undefined}
        >
          {text}
        </EmptyState>
      }
      pending={<JobListPendingView />}
    >
      {(result?.jobs ?? []).map((job) => (
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
    </ResultsView>
  );
}
