import { useEffect, useEffectEvent } from 'react';

import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import { OfferedJobsView } from '../favourites/OfferedJobsView.tsx';
import { useOfferedJobs } from '../favourites/useOfferedJobs.ts';
import { waitingLinks } from '../freelancerWaiting/waitingLinks.ts';
import { LaterJobDialog } from '../jobDetail/LaterJobDialog.tsx';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';
import { LaterRatingDialog } from '../rating/LaterRatingDialog.tsx';
import { rateableClients } from '../rating/rateableClients.ts';
import { useOpenRating } from '../rating/useOpenRating.ts';
import type { TabProps } from './tabs.ts';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab({ waiting, drawWaiting }: TabProps) {
  const gate = useJobGate();
  const { openJob, isListed, ...jobs } = useOfferedJobs();
  const now = useNow();
  const { dashboard, hasFailed } = waiting.snapshot.context;
  const rateable = rateableClients(dashboard?.freelancer.assignedProjects ?? [], now);
  const { openRating, rateHref } = useOpenRating(rateable);
  const isReading = openJob !== null;
  const closed = useEffectEvent(() => {
    if (dashboard !== null) waiting.send({ type: 'waiting.refresh' });
  });
  useEffect(() => {
    // A draft was begun in the dialog, or sent.
    if (!isReading) closed();
  }, [isReading]);
  useKeptPlace((dashboard !== null || hasFailed) && gate.isKnown && isListed);
  return (
    <>
      {drawWaiting({
        ...waitingLinks({ rateable, rateHref, draftHref: jobs.applyHref }),
        children: (
          <JobGateScreen {...gate}>
            <OfferedJobsView
              {...jobs}
              applyHref={gate.snapshot.context.completion === null ? jobs.applyHref : null}
              now={now}
              maxSkills={maxSkills}
              FiltersView={LaterFiltersView}
            />
          </JobGateScreen>
        ),
      })}
      {openJob && <LaterJobDialog {...openJob} />}
      {openRating && <LaterRatingDialog key={openRating.projectId} {...openRating} />}
    </>
  );
}
