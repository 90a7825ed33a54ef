import { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';

import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { AssignedProjectsScreen } from './AssignedProjectsScreen.tsx';
import { assignedProjectsActors } from './dashboardActors.ts';
import { tabHref } from './tabs.ts';
import { useAddressedPage, usePaging } from './usePaging.ts';

export function AssignedTab() {
  const api = useApi();
  const page = useAddressedPage();
  const flow = useFlow(() => assignedProjectsMachine.provide({ actors: assignedProjectsActors(api) }), {
    input: { page },
  });
  const pageHref = usePaging(flow.snapshot.context.page, flow.send);
  return <AssignedProjectsScreen {...flow} now={useNow()} jobsHref={tabHref('jobs')} pageHref={pageHref} />;
}
