import { projectTimelineMachine, timelineAddressOf } from '@guildhall/machines/flows/projectTimeline';

import { useAddress, useAddressEvents } from '../../flow/useAddress.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useReaderZone } from '../../session/useReaderZone.ts';
import type { Head } from '../../shell/PageHead.tsx';
import { jobsHref } from '../clientDashboard/tabs.ts';
import { projectTimelineActors } from './projectTimelineActors.ts';
import { ProjectTimelineScreen } from './ProjectTimelineScreen.tsx';
import { timelineHref } from './timelineHref.ts';

export const head: Head = { title: 'Job timeline', description: 'What has happened to one of your jobs.' };

export function Route() {
  const api = useApi();
  const timeZone = useReaderZone();
  const address = useAddress(timelineAddressOf);
  const flow = useFlow(() => projectTimelineMachine.provide({ actors: projectTimelineActors(api) }), {
    input: { address },
  });
  useAddressEvents(flow.send, address);
  return <ProjectTimelineScreen {...flow} timeZone={timeZone} jobsHref={jobsHref({})} timelineHref={timelineHref} />;
}
