import { completedProjectsMachine, paramsOf } from '@guildhall/machines/flows/completedProjects';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { profilePath } from '../../profilePath.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { CompletedProjectsScreen } from './CompletedProjectsScreen.tsx';

export function CompletedProjectsTab() {
  const api = useApi();
  const here = useHere();
  const now = useNow();
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => withCalls(completedProjectsMachine, api), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  useHeardList({
    kinds: ['project', 'rating'],
    flow,
    load: () => api.listAssignedProjects({ params: paramsOf(address) }),
    event: (list) => ({ type: 'list.heard' as const, address, list }),
    loaded: ({ result }) => result,
  });
  useTurnedPage(listId, flow.snapshot.context.address.page);
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  return (
    <CompletedProjectsScreen {...flow} now={now} pageHref={pageHref} profileHref={profilePath} jobHref={jobPath} />
  );
}
