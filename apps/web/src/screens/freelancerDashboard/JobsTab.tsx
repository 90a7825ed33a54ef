import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import { LaterJobDialog } from '../jobDialog/LaterJobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';
import { useJobSearch } from '../jobs/useJobSearch.ts';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab() {
  const gate = useJobGate();
  const search = useJobSearch();
  const now = useNow();
  useKeptPlace(gate.snapshot.matches('unlocked') && search.snapshot.matches('listed'));
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs, (job) =>
    search.send({ type: 'job.set', job }),
  );
  return (
    <>
      <JobGateScreen {...gate}>
        <JobSearchView {...search} {...hrefs} now={now} maxSkills={maxSkills} FiltersView={LaterFiltersView} />
      </JobGateScreen>
      {openJob && <LaterJobDialog {...openJob} now={now} />}
    </>
  );
}
