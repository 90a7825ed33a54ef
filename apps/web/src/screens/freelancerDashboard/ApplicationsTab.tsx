import { paramsOf, sentAddressOf, sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import { pageInAddress } from '@guildhall/machines/kit/lists';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useMinutes } from '../../flow/useServerClock.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { LaterEditApplicationDialog } from '../editApplication/LaterEditApplicationDialog.tsx';
import { useOpenApplication } from '../editApplication/useOpenApplication.ts';
import { listId } from '../shared/pagedList/listId.ts';
import { useHere } from '../shared/useHere.ts';
import { useTurnedPage } from '../shared/useTurnedPage.ts';
import { SentApplicationsScreen } from './SentApplicationsScreen.tsx';
import { tabHref } from './tabs.ts';

export function ApplicationsTab() {
  const api = useApi();
  const here = useHere();
  const now = useMinutes();
  const address = useAddress(sentAddressOf);
  const flow = useFlow(() => withCalls(sentApplicationsMachine, api), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  const { address: listed, result } = flow.snapshot.context;
  const { page, projectId, status } = listed;
  useTurnedPage(listId, page, `${projectId} ${status}`);
  const { openApplication, editHref } = useOpenApplication(result?.applications ?? []);
  useHeardList({
    kinds: ['application', 'meeting', 'project'],
    flow,
    load: () => api.listFreelancerApplications({ params: paramsOf(address) }),
    event: (list, wasHeld) => ({ type: 'list.heard' as const, address, list, wasHeld }),
    loaded: (context) => context.result,
    isHeld: openApplication !== null,
  });
  return (
    <>
      <SentApplicationsScreen
        {...flow}
        now={now}
        jobsHref={tabHref('jobs')}
        allHref={tabHref('applications')}
        pageHref={(to) => here({ page: pageInAddress(to) })}
        editHref={editHref}
      />
      {openApplication && (
        <LaterEditApplicationDialog
          key={`${openApplication.application.id} ${openApplication.application.etag}`}
          {...openApplication}
          onChange={() => flow.send({ type: 'list.refresh' })}
        />
      )}
    </>
  );
}
