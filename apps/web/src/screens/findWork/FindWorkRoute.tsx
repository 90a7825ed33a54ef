import { useNow } from '../../flow/useNow.ts';
import type { Head } from '../../shell/PageHead.tsx';
import { JobDialog } from '../jobDialog/JobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { useJobSearch } from '../jobs/useJobSearch.ts';
import { FindWorkScreen } from './FindWorkScreen.tsx';

export const head: Head = { title: 'Find work', description: 'Open projects from clients who are hiring now.' };

export function Route() {
  const gate = useJobGate();
  const search = useJobSearch();
  const now = useNow();
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs, (job) =>
    search.send({ type: 'job.set', job }),
  );
  return (
    <>
      <FindWorkScreen {...search} {...hrefs} now={now} gate={gate} />
      {openJob && <JobDialog {...openJob} now={now} />}
    </>
  );
}
