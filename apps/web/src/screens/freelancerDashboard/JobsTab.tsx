import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import { OfferedJobsView } from '../favourites/OfferedJobsView.tsx';
import { useOfferedJobs } from '../favourites/useOfferedJobs.ts';
import { LaterJobDialog } from '../jobDialog/LaterJobDialog.tsx';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab() {
  const gate = useJobGate();
  const { openJob, isListed, ...jobs } = useOfferedJobs();
  const now = useNow();
  useKeptPlace(gate.snapshot.matches('unlocked') && isListed);
  return (
    <>
      <JobGateScreen {...gate}>
        <OfferedJobsView {...jobs} now={now} maxSkills={maxSkills} FiltersView={LaterFiltersView} />
      </JobGateScreen>
      {openJob && <LaterJobDialog {...openJob} now={now} />}
    </>
  );
}
