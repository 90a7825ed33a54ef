import type { ProjectStatusChoice } from '@guildhall/api/enums';
import { BriefcaseBusiness, CalendarDays, Inbox, UsersRound } from '@guildhall/ui/icons';

import { paths, withSearch } from '../../paths.ts';

/** The views of a client's dashboard, in their order. The first is open where the address names none. */
export const tabs = [
  { id: 'overview', label: 'Overview', icon: Inbox },
  { id: 'jobs', label: 'My Jobs', icon: BriefcaseBusiness },
  { id: 'applicants', label: 'Applicants', icon: UsersRound },
  { id: 'meetings', label: 'Meetings', icon: CalendarDays },
] as const;

export type Tab = (typeof tabs)[number]['id'];

/** Reads the tab of an address. */
export const tabOf = (text: string | null): Tab => tabs.find(({ id }) => id === text)?.id ?? tabs[0].id;

/** The address of a tab, which begins anew: a filter belongs to the tab it was made on. */
export const tabHref = (tab: Tab): string =>
  withSearch(paths.clientDashboard, { tab: tab === tabs[0].id ? null : tab });

/** The address of the applications to one project, with one of them open. */
export const applicantsHref = (projectId: string, applicationId: string | null = null): string =>
  withSearch(paths.clientDashboard, { tab: 'applicants', project: projectId, application: applicationId });

/** The address of the client's own jobs: those that words or a status find, or with the rating of one open. */
export const jobsHref = (narrowed: { search?: string; status?: ProjectStatusChoice; rate?: string }): string =>
  withSearch(paths.clientDashboard, { tab: 'jobs', ...narrowed });
