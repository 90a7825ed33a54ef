import { Text } from '@guildhall/ui/Text';

import type { FrameProps } from '../../kit/storyFrame.ts';
import { paths } from '../../paths.ts';
import { clientDashboardProps } from './clientDashboardProps.ts';
import { ClientDashboardScreen } from './ClientDashboardScreen.tsx';
import type { Tab } from './tabs.ts';
import { tabHref } from './tabs.ts';

type Framed = Omit<FrameProps, 'reader'>;

/** On which tab a screen is. */
const tabs: Record<string, Tab> = { clientOverview: 'overview', applicants: 'applicants', meetings: 'meetings' };

/** How many applications are new, as far as that is known by then. */
function waitingFor({ screen, snapshot: { context } }: Framed): number | undefined {
  if (screen === 'clientOverview') return clientDashboardProps(context).waiting;
  return screen === 'postedJobs' && context.result === null ? undefined : 5;
}

/** The dashboard around one of its tabs, or with a notice above them, for stories. */
export function Frame(props: Framed) {
  const { screen, children } = props;
  const isNotice = screen === 'rejectionUndo';
  return (
    <ClientDashboardScreen
      name="Mara Lindqvist"
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
