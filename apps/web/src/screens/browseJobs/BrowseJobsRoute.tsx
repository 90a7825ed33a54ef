import { isWorkNarrowed, workFromAddress } from '@guildhall/machines/domain/workCriteria';
import { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { use } from 'react';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import type { Moved, Prepared } from '../../routeModule.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useFreelancer, useFreelancerEvents } from '../../session/useFreelancer.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { directoryData } from '../shared/directory/directoryData.ts';
import { canonicalOf, directoryId, prepareDirectory } from '../shared/directory/directoryPage.ts';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { BrowseJobsScreen } from './BrowseJobsScreen.tsx';
import { directoryLinks } from './directoryLinks.ts';

const machine = (api: Api) => withCalls(jobDirectoryMachine, api);
const trail = { label: 'Jobs', href: paths.jobs };

export function prepare(api: Api, url: URL): Promise<Prepared | Moved> {
  const address = workFromAddress(Object.fromEntries(url.searchParams));
  return prepareDirectory(machine(api), { address, freelancer: null }, url);
}

export function Route() {
  const api = useApi();
  const now = useNow();
  const here = useHere();
  const { origin } = use(BootContext);
  const address = useAddress(workFromAddress);
  const freelancer = useFreelancer();
  const flow = useFlow(() => machine(api), {
    input: { address, freelancer },
    snapshotId: directoryId(jobDirectoryMachine, address),
  });
  const { send } = flow;
  useAddressEvents(send, address);
  useFreelancerEvents(send, freelancer);
  const { result, address: listed } = flow.snapshot.context;
  useTurnedResults(listed);
  return (
    <>
      <PageHead
        title="Browse open jobs"
        description="Freelance jobs that are open now, with their budgets and durations. Search by word, category or skill, without an account."
        path={canonicalOf(paths.jobs, { isFiltered: isWorkNarrowed(listed), page: listed.page })}
      />
      <StructuredData data={directoryData(origin, trail, (result?.jobs ?? []).map(jobPath))} />
      <BrowseJobsScreen {...flow} {...directoryLinks(here)} now={now} />
    </>
  );
}
