import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { useNow } from '../../flow/useNow.ts';
import type { Head } from '../../shell/PageHead.tsx';
import { LaterJobDialog } from '../jobDialog/LaterJobDialog.tsx';
import { useOpenJob } from '../jobDialog/useOpenJob.ts';
import { useJobGate } from '../jobGate/useJobGate.ts';
import { LaterFiltersView } from '../jobs/LaterFiltersView.tsx';
import { useJobSearch } from '../jobs/useJobSearch.ts';
import { FindWorkScreen } from './FindWorkScreen.tsx';

export const head: Head = { title: 'Find work', description: 'Open projects from clients who are hiring now.' };

export function Route() {
  const gate = useJobGate();
  const search = useJobSearch();
  const now = useNow();
  useKeptPlace(gate.snapshot.matches('unlocked') && search.snapshot.matches('listed'));
  const { openJob, ...hrefs } = useOpenJob(search.snapshot.context.result?.jobs, (job) =>
    search.send({ type: 'job.set', job }),
  );
  return (
    <>
      <FindWorkScreen {...search} {...hrefs} now={now} gate={gate} FiltersView={LaterFiltersView} />
      {openJob && <LaterJobDialog {...openJob} now={now} />}
    </>
  );
}
