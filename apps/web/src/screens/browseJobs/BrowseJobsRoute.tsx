import { fromDirectory, isFiltered } from '@guildhall/machines/domain/directoryCriteria';
import { jobDirectoryMachine } from '@guildhall/machines/flows/jobDirectory';
import { pageInAddress } from '@guildhall/machines/kit/lists';
import { use } from 'react';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { settle } from '../../flow/settle.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { paths, withSearch } from '../../paths.ts';
import type { Moved, Prepared } from '../../routeModules.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useFreelancer, useFreelancerEvents } from '../../session/useFreelancer.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { jobSearchActors } from '../jobs/jobSearchActors.ts';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { BrowseJobsScreen } from './BrowseJobsScreen.tsx';
import { directoryData } from './directoryData.ts';
import { directoryLinks } from './directoryLinks.ts';

const machine = (api: Api) => jobDirectoryMachine.provide({ actors: jobSearchActors(api) });
const snapshotId = (address: object) => `${jobDirectoryMachine.id} ${JSON.stringify(address)}`;

export async function prepare(api: Api, { pathname, searchParams }: URL): Promise<Prepared | Moved> {
  const search = Object.fromEntries(searchParams);
  const address = fromDirectory(search);
  const { persisted, change } = await settle(machine(api), { address, freelancer: null });
  if (change) return { location: withSearch(pathname, { ...search, ...change }), status: 302 };
  return { snapshots: { [snapshotId(address)]: persisted } };
}

export function Route() {
  const api = useApi();
  const now = useNow();
  const here = useHere();
  const { origin } = use(BootContext);
  const address = useAddress(fromDirectory);
  const freelancer = useFreelancer();
  const flow = useFlow(() => machine(api), { input: { address, freelancer }, snapshotId: snapshotId(address) });
  const { send } = flow;
  useAddressEvents(send, address);
  useFreelancerEvents(send, freelancer);
  const { result, address: listed } = flow.snapshot.context;
  useTurnedResults(listed);
  const canonical = isFiltered(listed) ? paths.jobs : withSearch(paths.jobs, { page: pageInAddress(listed.page) });
  return (
    <>
      <PageHead
        title="Browse open jobs"
        description="Freelance jobs that are open now, with their budgets and durations. Search by word, category or skill, without an account."
        path={canonical}
      />
      <StructuredData data={directoryData(origin, result?.jobs ?? [])} />
      <BrowseJobsScreen {...flow} {...directoryLinks(here, address)} now={now} />
    </>
  );
}
