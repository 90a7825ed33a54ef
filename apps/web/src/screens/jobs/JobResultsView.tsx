import type { jobSearchMachine } from '@guildhall/machines/flows/jobSearch';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Highlight } from '@guildhall/ui/Highlight';
import type { ReactNode } from 'react';

import type { Flow } from '../../flow/useFlow.ts';
import { MarkedSkillsView } from '../shared/MarkedSkillsView.tsx';
import { ResultsView } from '../shared/results/ResultsView.tsx';
import { chosenJobFilters } from './chosenJobFilters.ts';
import type { JobCardViewProps } from './JobCardView.tsx';
import { JobCardView } from './JobCardView.tsx';
import { JobListPendingView } from './JobListPendingView.tsx';
import type { JobSearchLinks } from './jobSearchLinks.ts';
import { NoJobsView } from './NoJobsView.tsx';
import type { SoughtWork } from './whyJobFound.ts';
import { whyJobFound } from './whyJobFound.ts';

export interface JobResultsViewProps extends Flow<typeof jobSearchMachine>, JobSearchLinks {
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Jobs posted after this instant are marked as new. Default: none is. */
  newSince?: string | null;
  /** How many skills a card names. */
  maxSkills: number;
  /** Opens a job. */
  detailsHref: (jobId: string) => string;
  /** Opens a job with its proposal form at hand. */
  applyHref: (jobId: string) => string;
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
          applyHref={applyHref(job.id)}
          applicationHref={applicationHref(job.id)}
          favourite={favouriteOf(job)}
        />
      ))}
    </ResultsView>
  );
}

interface FoundJobCardViewProps extends Omit<JobCardViewProps, 'marked' | 'isNew'> {
  /** What the list was asked for: it is marked. */
  sought: SoughtWork;
}

/** A job of a search: what was looked for is marked, and it says why it may suit its reader. */
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
