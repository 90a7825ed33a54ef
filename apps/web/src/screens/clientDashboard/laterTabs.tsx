import type { ComponentType } from 'react';

import { laterView } from '../../flow/laterView.tsx';
import { ApplicantsPendingView } from '../applicants/ApplicantsPendingView.tsx';
import { LaterMeetings } from '../meetings/LaterMeetings.tsx';
import { PostedJobsPendingView } from '../postedJobs/PostedJobsPendingView.tsx';
import type { Tab } from './tabs.ts';

/** What each tab but the overview shows. Its code comes when the tab is opened. */
export const views: Record<Exclude<Tab, 'overview'>, ComponentType> = {
  jobs: laterView(async () => (await import('../postedJobs/screen.tsx')).screen.Route, PostedJobsPendingView),
  applicants: laterView(async () => (await import('../applicants/screen.tsx')).screen.Route, ApplicantsPendingView),
  meetings: LaterMeetings,
};
