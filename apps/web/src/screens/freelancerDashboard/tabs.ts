import type { freelancerWaitingMachine } from '@guildhall/machines/flows/freelancerWaiting';
import { BriefcaseBusiness, CalendarDays, FileText, Search, UserRound } from '@guildhall/ui/icons';

import type { Draw, Mounted } from '../../kit/defineScreen.tsx';
import { paths, withSearch } from '../../paths.ts';
import type { FreelancerWaitingView } from '../freelancerWaiting/FreelancerWaitingView.tsx';

/** The views of a freelancer's dashboard, in their order. The first is open where the address names none. */
export const tabs = [
  { id: 'jobs', label: 'Find Jobs', icon: Search },
  { id: 'assigned', label: 'Assigned Jobs', icon: BriefcaseBusiness },
  { id: 'applications', label: 'My Applications', icon: FileText },
  { id: 'profile', label: 'Profile', icon: UserRound },
  { id: 'meetings', label: 'Meetings', icon: CalendarDays },
] as const;

export type Tab = (typeof tabs)[number]['id'];

/** What every tab is given by the dashboard. */
export interface TabProps {
  waiting: Mounted<typeof freelancerWaitingMachine, unknown>;
  drawWaiting: Draw<typeof FreelancerWaitingView>;
}

/** Reads the tab of an address. */
export const tabOf = (text: string | null): Tab => tabs.find(({ id }) => id === text)?.id ?? tabs[0].id;

/** The address of a tab, which begins anew: searches and pages belong to the tab they were made on. */
export const tabHref = (tab: Tab): string =>
  withSearch(paths.freelancerDashboard, { tab: tab === tabs[0].id ? null : tab });
