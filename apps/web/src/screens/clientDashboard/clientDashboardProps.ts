import type { clientOverviewMachine } from '@guildhall/machines/flows/clientOverview';
import type { ContextFrom } from 'xstate';

import { paths } from '../../paths.ts';
import { tabHref } from './tabs.ts';

/** What the dashboard's frame is given on every tab, from what is known of the client's jobs. Examples count nothing. */
export function clientDashboardProps({ dashboard, isDemo }: ContextFrom<typeof clientOverviewMachine>) {
  const known = isDemo ? null : dashboard;
  return {
    known,
    postJobHref: paths.postJob,
    tabHref,
    meetingsToAnswer: known?.waiting.meetingsToAnswer,
    waiting: known?.stats.newApplications,
  };
}
