import { use, useEffect, useEffectEvent } from 'react';

import { EffectsContext } from '../../flow/useFlow.ts';
import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import { LaterClientRatingDialog } from '../clientRating/LaterClientRatingDialog.tsx';
import { OfferedJobsView } from '../favourites/OfferedJobsView.tsx';
import { useOfferedJobs } from '../favourites/useOfferedJobs.ts';
import { LaterJobDialog } from '../jobDialog/LaterJobDialog.tsx';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';
import { useWaiting } from './useWaiting.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab() {
  const gate = useJobGate();
  const { openJob, isListed, ...jobs } = useOfferedJobs();
  const now = useNow();
  const carryOut = use(EffectsContext);
  const { waiting, openRating } = useWaiting(now, jobs.applyHref);
  const { dashboard, hasFailed } = waiting.snapshot.context;
  const isReading = openJob !== null;
  const closed = useEffectEvent(() => {
    if (dashboard !== null) waiting.send({ type: 'waiting.refresh' });
  });
  useEffect(() => {
    // A draft was begun in the dialog, or sent.
    if (!isReading) closed();
  }, [isReading]);
  useKeptPlace((dashboard !== null || hasFailed) && gate.snapshot.matches('unlocked') && isListed);
  return (
    <EffectsContext
      value={(effect) => {
        // A client who was rated waits no longer.
        if (effect.type === 'projects.change') waiting.send({ type: 'waiting.refresh' });
        carryOut(effect);
      }}
    >
      <WaitingScreen {...waiting} now={now}>
        <JobGateScreen {...gate}>
          <OfferedJobsView {...jobs} now={now} maxSkills={maxSkills} FiltersView={LaterFiltersView} />
        </JobGateScreen>
      </WaitingScreen>
      {openJob && <LaterJobDialog {...openJob} now={now} />}
      {openRating && <LaterClientRatingDialog key={openRating.projectId} {...openRating} />}
    </EffectsContext>
  );
}
