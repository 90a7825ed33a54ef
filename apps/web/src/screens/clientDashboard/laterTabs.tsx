import type { ComponentType } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { OverviewPendingView } from '../clientOverview/OverviewPendingView.tsx';
import { LaterMeetings } from '../meetings/LaterMeetings.tsx';
import { ApplicantsPendingView } from './ApplicantsPendingView.tsx';
import { PostedJobsPendingView } from './PostedJobsPendingView.tsx';
import type { Tab, TabProps } from './tabs.ts';
import { tabHref } from './tabs.ts';

/** What each tab shows. Its code comes when the tab is opened. */
export const views: Record<Tab, ComponentType<TabProps>> = {
  overview: laterView(async () => (await import('../clientOverview/OverviewTab.tsx')).OverviewTab, OverviewPendingView),
  jobs: laterView(async () => (await import('./JobsTab.tsx')).JobsTab, PostedJobsPendingView),
  applicants: laterView(async () => (await import('./ApplicantsTab.tsx')).ApplicantsTab, ApplicantsPendingView),
  meetings: () => <LaterMeetings reader="CLIENT" sourceHref={tabHref('applicants')} />,
};
