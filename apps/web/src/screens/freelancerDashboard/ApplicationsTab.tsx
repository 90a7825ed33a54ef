import { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';

import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { sentApplicationsActors } from './dashboardActors.ts';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';
import { tabHref } from './tabs.ts';
import { useAddressedPage, usePaging } from './usePaging.ts';

export function ApplicationsTab() {
  const api = useApi();
  const page = useAddressedPage();
  const flow = useFlow(() => sentApplicationsMachine.provide({ actors: sentApplicationsActors(api) }), {
    input: { page },
  });
  const pageHref = usePaging(flow.snapshot.context.page, flow.send);
  return <SentApplicationsScreen {...flow} now={useNow()} jobsHref={tabHref('jobs')} pageHref={pageHref} />;
}
