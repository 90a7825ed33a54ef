import { useNow } from '../../flow/useNow.ts';
import { JobDialog } from '../jobDialog/JobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { JobGateScreen } from '../jobGate/JobGateScreen.tsx';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { useJobSearch } from '../jobs/useJobSearch.ts';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab() {
  const gate = useJobGate();
  const search = useJobSearch();
  const now = useNow();
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs, (job) =>
    search.send({ type: 'job.set', job }),
  );
  return (
    <>
      <JobGateScreen {...gate}>
        <JobSearchView {...search} {...hrefs} now={now} maxSkills={maxSkills} />
      </JobGateScreen>
      {openJob && <JobDialog {...openJob} now={now} />}
    </>
  );
}
