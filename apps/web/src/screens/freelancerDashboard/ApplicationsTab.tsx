import { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { useSearchParams } from 'wouter';

import { useFlow } from '../../flow/useFlow.ts';
import { useNow } from '../../flow/useNow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { sentApplicationsActors } from './dashboardActors.ts';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';
import { tabHref } from './tabs.ts';
import { useAddressedPage, usePaging } from './usePaging.ts';

export function ApplicationsTab() {
  const [search] = useSearchParams();
  const projectId = search.get('project');
  // Another project is another list.
  return <Applications key={projectId} projectId={projectId} />;
}

function Applications({ projectId }: { projectId: string | null }) {
  const api = useApi();
  const page = useAddressedPage();
  const flow = useFlow(() => sentApplicationsMachine.provide({ actors: sentApplicationsActors(api) }), {
    input: { page, projectId },
  });
  const pageHref = usePaging(flow.snapshot.context.page, flow.send);
  return (
    <SentApplicationsScreen
      {...flow}
      now={useNow()}
      jobsHref={tabHref('jobs')}
      allHref={tabHref('applications')}
      pageHref={pageHref}
    />
  );
}
