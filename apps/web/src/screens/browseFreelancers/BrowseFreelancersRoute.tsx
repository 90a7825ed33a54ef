import { isNarrowed, talentFromAddress } from '@guildhall/machines/domain/talentCriteria';
import { talentDirectoryMachine } from '@guildhall/machines/flows/talentDirectory';
import { use } from 'react';

import type { Api } from '../../api.ts';
import { BootContext } from '../../flow/boot.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useKeptPlace } from '../../flow/useKeptPlace.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { profilePath } from '../../profilePath.ts';
import type { Moved, Prepared } from '../../routeModule.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { StructuredData } from '../../shell/StructuredData.tsx';
import { directoryData } from '../shared/directory/directoryData.ts';
import { canonicalOf, directoryId, prepareDirectory } from '../shared/directory/directoryPage.ts';
import { useTurnedResults } from '../shared/results/useTurnedResults.ts';
import { useHere } from '../shared/useHere.ts';
import { BrowseFreelancersScreen } from './BrowseFreelancersScreen.tsx';
import { talentDirectoryLinks } from './talentDirectoryLinks.ts';

const machine = (api: Api) => withCalls(talentDirectoryMachine, api);

const trail = { label: 'Freelancers', href: paths.freelancers };

export const prepare = (api: Api, url: URL): Promise<Prepared | Moved> =>
  prepareDirectory(machine(api), { address: talentFromAddress(Object.fromEntries(url.searchParams)) }, url);

export function Route() {
  const api = useApi();
  const here = useHere();
  const { origin } = use(BootContext);
  const address = useAddress(talentFromAddress);
  const snapshotId = directoryId(talentDirectoryMachine, address);
  const flow = useFlow(() => machine(api), { input: { address }, snapshotId });
  useAddressEvents(flow.send, address);
  const { result, address: listed } = flow.snapshot.context;
  useTurnedResults(listed);
  useKeptPlace(flow.snapshot.matches('listed'));
  const people = (result?.freelancers ?? []).map(({ id, profile: { name } }) => profilePath({ id, name }));
  return (
    <>
      <PageHead
        title="Browse freelancers"
        description="Freelancers with their rates, ratings and skills. Search by word, skill, place or rating, without an account."
        path={canonicalOf(paths.freelancers, { isFiltered: isNarrowed(listed), page: listed.page })}
      />
      <StructuredData data={directoryData(origin, trail, people)} />
      <BrowseFreelancersScreen {...flow} {...talentDirectoryLinks(here)} />
    </>
  );
}
