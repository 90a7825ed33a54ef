import { useNow } from '../../flow/useNow.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { JobDialog } from '../jobDialog/JobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { useJobSearch } from '../jobs/useJobSearch.ts';
import { FindWorkScreen } from './FindWorkScreen.tsx';

export function Route() {
  const search = useJobSearch();
  const now = useNow();
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs);
  return (
    <>
      <PageHead title="Find work" description="Open projects from clients who are hiring now." isPrivate />
      <FindWorkScreen {...search} {...hrefs} now={now} />
      {openJob && <JobDialog {...openJob} now={now} />}
    </>
  );
}
