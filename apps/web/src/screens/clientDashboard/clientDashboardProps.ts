import type { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import type { ContextFrom } from 'xstate';

import { paths } from '../../paths.ts';
import { tabHref } from './tabs.ts';

/** What the dashboard's frame is given on every tab, from what is known of the client's jobs. Examples count nothing. */
export function clientDashboardProps({ dashboard, isDemo }: ContextFrom<typeof clientOverviewMachine>) {
  const projects = isDemo || dashboard === null ? null : dashboard.client.projects;
  return {
    postJobHref: paths.postJob,
    tabHref,
    meetingsToAnswer: isDemo
      ? undefined
      : dashboard?.waiting.decisions.filter(({ kind }) => kind === 'PROPOSAL').length,
    waiting: projects?.reduce((sum, { newApplicationsCount }) => sum + newApplicationsCount, 0),
  };
}
