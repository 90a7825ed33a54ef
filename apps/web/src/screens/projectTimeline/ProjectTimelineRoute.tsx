import { paramsOf, projectTimelineMachine, timelineAddressOf } from '@guildhall/machines/flows/projectTimeline';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { jobsHref } from '../clientDashboard/tabs.ts';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { ProjectTimelineScreen } from './ProjectTimelineScreen.tsx';
import { timelineHref } from './timelineHref.ts';

export const head: Head = { title: 'Job timeline', description: 'What has happened to one of your jobs.' };

const jobs = { CLIENT: jobsHref({}), FREELANCER: tabHref('assigned') };

export function Route() {
  const api = useApi();
  const reader = useSession()?.role ?? 'CLIENT';
  const timeZone = useTimeZone();
  const address = useAddress(timelineAddressOf);
  const flow = useFlow(() => withCalls(projectTimelineMachine, api), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  useHeardList({
    kinds: ['project', 'application', 'meeting', 'rating'],
    flow,
    load: () => api.getProjectTimeline({ params: paramsOf(address) }),
    event: (list) => ({ type: 'list.heard' as const, address, list }),
    loaded: ({ result }) => result,
  });
  return (
    <ProjectTimelineScreen
      {...flow}
      reader={reader}
      timeZone={timeZone}
      jobsHref={jobs[reader]}
      timelineHref={(projectId, page) => timelineHref(reader, projectId, page)}
    />
  );
}
