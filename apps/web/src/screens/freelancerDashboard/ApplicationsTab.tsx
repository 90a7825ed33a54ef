import { sentAddressOf, sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useMinutes } from '../../flow/useServerClock.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { sentApplicationsActors } from './dashboardActors.ts';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';
import { tabHref } from './tabs.ts';

export function ApplicationsTab() {
  const api = useApi();
  const here = useHere();
  const now = useMinutes();
  const address = useAddress(sentAddressOf);
  const flow = useFlow(() => sentApplicationsMachine.provide({ actors: sentApplicationsActors(api) }), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  const { page, projectId, status } = flow.snapshot.context.address;
  useTurnedPage(listId, page, `${projectId} ${status}`);
  return (
    <SentApplicationsScreen
      {...flow}
      now={now}
      jobsHref={tabHref('jobs')}
      allHref={tabHref('applications')}
      pageHref={(to) => here({ page: pageInAddress(to) })}
    />
  );
}
