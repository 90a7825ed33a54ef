import { useNow } from '../../flow/useNow.ts';
import { JobDialog } from '../jobDialog/JobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { JobSearchView } from '../jobs/JobSearchView.tsx';
import { useJobSearch } from '../jobs/useJobSearch.ts';

/** How many skills a card of the dashboard names. */
const maxSkills = 4;

export function JobsTab() {
  const search = useJobSearch();
  const now = useNow();
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs);
  return (
    <>
      <JobSearchView {...search} {...hrefs} now={now} maxSkills={maxSkills} />
      {openJob && <JobDialog {...openJob} now={now} />}
    </>
  );
}
