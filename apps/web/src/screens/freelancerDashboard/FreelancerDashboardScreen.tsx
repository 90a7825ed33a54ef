import type { freelancerOverviewMachine } from '@guildhall/machines/flows/freelancerOverview';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Tabs } from '@guildhall/ui/Tabs';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { JobGateView } from './JobGateView.tsx';
import type { Tab } from './tabs.ts';
import { tabs } from './tabs.ts';

export interface FreelancerDashboardScreenProps {
  snapshot: SnapshotFrom<typeof freelancerOverviewMachine>;
  send: (event: EventFrom<typeof freelancerOverviewMachine>) => void;
  /** Whose dashboard it is. */
  name: string;
  tab: Tab;
  tabHref: (tab: Tab) => string;
  profileSetupHref: string;
  /** What the open tab shows. The job list is shown only once the profile is complete enough. */
  children: ReactNode;
}

export function FreelancerDashboardScreen(props: FreelancerDashboardScreenProps) {
  const { name, tab, tabHref, children } = props;
  return (
    <Container>
      <PageHeader eyebrow="Freelancer dashboard" title={name} />
      <Tabs
        aria-label="Dashboard"
        variant="bottomBar"
        selectedKey={tab}
        items={tabs.map((item) => ({ ...item, href: tabHref(item.id) }))}
      >
        {tab === 'jobs' ? <JobGateView {...props}>{children}</JobGateView> : children}
      </Tabs>
    </Container>
  );
}
