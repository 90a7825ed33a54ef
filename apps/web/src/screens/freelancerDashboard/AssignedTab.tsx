import { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import { pageAddressOf, pageInAddress } from '@guildhall/machines/kit/lists';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { statementHref } from '../workStatement/statementHref.ts';
import { AssignedProjectsScreen } from './AssignedProjectsScreen.tsx';
import { assignedProjectsActors } from './dashboardActors.ts';
import { tabHref } from './tabs.ts';

export function AssignedTab() {
  const api = useApi();
  const here = useHere();
  const now = useNow();
  const address = useAddress(pageAddressOf);
  const flow = useFlow(() => assignedProjectsMachine.provide({ actors: assignedProjectsActors(api) }), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  useTurnedPage(listId, flow.snapshot.context.address.page);
  const pageHref = (page: number) => here({ page: pageInAddress(page) });
  return (
    <AssignedProjectsScreen
      {...flow}
      now={now}
      jobsHref={tabHref('jobs')}
      pageHref={pageHref}
      statementHref={statementHref}
    />
  );
}
