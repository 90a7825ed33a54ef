import { required } from '@guildhall/machines/kit/required';
import { clientDashboard } from '@guildhall/machines/testing/samples';
import { Text } from '@guildhall/ui/Text';

import type { FrameProps } from '../../kit/storyFrame.ts';
import { paths } from '../../paths.ts';
import { clientDashboardProps } from './clientDashboardProps.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import type { Tab } from './tabs.ts';
import { tabHref } from './tabs.ts';

/** On which tab a screen is. */
const tabs: Record<string, Tab> = { clientOverview: 'overview', applicants: 'applicants', meetings: 'meetings' };

/** How many applications are new, as far as that is known by then. */
function waitingFor({ screen, snapshot: { context } }: FrameProps): number | undefined {
  if (screen === 'clientOverview') return clientDashboardProps(context).waiting;
  return screen === 'postedJobs' && context.result === null ? undefined : clientDashboard.stats.newApplications;
}

/** The dashboard around one of its tabs, or with a notice above them, for stories. */
export function Frame(props: FrameProps) {
  const {
    screen,
    children,
    reader: { account },
  } = props;
  const isNotice = screen === 'rejectionUndo';
  return (
    <ClientDashboardScreen
      name={required(account).name}
      tab={tabs[screen] ?? 'jobs'}
      tabHref={tabHref}
      waiting={waitingFor(props)}
      postJobHref={paths.postJob}
      notice={isNotice && children}
    >
      {isNotice ? <Text>What the open tab shows.</Text> : children}
    </ClientDashboardScreen>
  );
}
