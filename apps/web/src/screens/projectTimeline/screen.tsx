import { paramsOf, projectTimelineMachine, timelineAddressOf } from '@guildhall/machines/flows/projectTimeline';
import { useTimeZone } from '@guildhall/ui/UiProvider';

import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { jobsHref } from '../clientDashboard/tabs.ts';
import { tabHref } from '../freelancerDashboard/tabs.ts';
import { ProjectTimelineView } from './ProjectTimelineView.tsx';
import { timelineHref } from './timelineHref.ts';

const jobs = { CLIENT: jobsHref({}), FREELANCER: tabHref('assigned') };

export const screen = defineScreen({
  machine: projectTimelineMachine,
  View: ProjectTimelineView,
  head: { title: 'Job timeline', description: 'What has happened to one of your jobs.' },
  address: timelineAddressOf,
  zone: useTimeZone,
  props: ({ account, timeZone }) => {
    const reader = account?.role ?? 'CLIENT';
    return {
      reader,
      timeZone,
      jobsHref: jobs[reader],
      timelineHref: (projectId: string, page: number) => timelineHref(reader, projectId, page),
    };
  },
  additions: [
    heardList({ kinds: ['project', 'application', 'meeting', 'rating'], call: 'getProjectTimeline', paramsOf }),
  ],
});
