import type { ComponentType } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { JobListPendingView } from '../jobs/JobListPendingView.tsx';
import { LaterMeetings } from '../meetings/LaterMeetings.tsx';
import { PendingListView } from '../shared/pagedList/PendingListView.tsx';
import type { Tab, TabProps } from './tabs.ts';

/** What each tab shows. Its code comes when the tab is opened. */
export const views: Record<Tab, ComponentType<TabProps>> = {
  jobs: laterView(async () => (await import('./JobsTab.tsx')).JobsTab, JobListPendingView),
  assigned: laterView(
    async () => (await import('../assignedProjects/screen.tsx')).screen.Route,
    () => <PendingListView label="Loading your assigned jobs" />,
  ),
  applications: laterView(
    async () => (await import('../sentApplications/screen.tsx')).screen.Route,
    () => <PendingListView label="Loading your applications" />,
  ),
  profile: laterView(
    async () => (await import('./StandingTab.tsx')).StandingTab,
    () => <PendingListView label="Loading your profile" />,
  ),
  meetings: LaterMeetings,
};
