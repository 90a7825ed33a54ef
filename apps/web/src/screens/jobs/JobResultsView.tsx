import type { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Highlight } from '@guildhall/ui/Highlight';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

import { MarkedSkillsView } from '../shared/results/MarkedSkillsView.tsx';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenJobFilters } from './chosenJobFilters.ts';
import type { JobCardViewProps } from './JobCardView.tsx';
import { JobCardView } from './JobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';
import type { JobSearchLinks } from './jobSearchLinks.ts';
import { NoJobsView } from './NoJobsView.tsx';
import type { SoughtWork } from './whyJobFound.ts';
import { whyJobFound } from './whyJobFound.ts';

export interface JobResultsViewProps extends JobSearchLinks {
  snapshot: SnapshotFrom<typeof jobSearchMachine> | SnapshotFrom<typeof jobDirectoryMachine>;
  send: (event: { type: 'list.retry' }) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Jobs posted after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** How many skills a card names. */
  maxSkills: number;
  /** Opens a job. */
  detailsHref: (job: Pick<Schema<'Job'>, 'id' | 'title'>) => string;
  /** Opens a job with its proposal form at hand; null where the reader may not send one. */
  applyHref: ((jobId: string) => string) | null;
  /** The freelancer's own application to a job. */
  applicationHref: (jobId: string) => string;
  /** Makes a job a favourite, in a list that has them. */
  favourite?: ((job: Schema<'Job'>) => ReactNode) | undefined;
  /** Which are favourites. */
  chosen?: unknown;
}

/** The jobs that were found. */
export function JobResultsView(props: JobResultsViewProps) {
  const { snapshot, send, now, maxSkills, detailsHref, applyHref, applicationHref, favourite, chosen } = props;
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
      chosen={chosen}
    >
      {(result?.jobs ?? []).map((job) => (
        <FoundJobCardView
          key={job.id}
          job={job}
          sought={sought}
          now={now}
          maxSkills={maxSkills}
          detailsHref={detailsHref(job)}
          applyHref={applyHref?.(job.id) ?? null}
          applicationHref={applicationHref(job.id)}
          favourite={favourite?.(job)}
        />
      ))}
    </ResultsView>
  );
}

interface FoundJobCardViewProps extends Omit<JobCardViewProps, 'marked' | 'isNew'> {
  /** What the list was asked for: it is marked. */
  sought: SoughtWork;
}

/** What was looked for is marked, and the job says why it may suit its reader. */
function FoundJobCardView({ sought, ...card }: FoundJobCardViewProps) {
  const { title, description, skills, reason, isNew } = whyJobFound(card.job, sought);
  return (
    <JobCardView
      {...card}
      isNew={isNew}
      marked={{
        title: <Highlight parts={title} />,
        description: <Highlight parts={description} />,
        skills: <MarkedSkillsView skills={skills} max={card.maxSkills} />,
        reason,
      }}
    />
  );
}
