import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Tabs } from '@guildhall/ui/Tabs';
import type { ReactNode } from 'react';

import { toAnswer } from '../meetings/toAnswer.ts';
import type { Tab } from './tabs.ts';
import { tabs } from './tabs.ts';

export interface FreelancerDashboardScreenProps {
  /** Whose dashboard it is. */
  name: string;
  tab: Tab;
  tabHref: (tab: Tab) => string;
  /** How many meetings wait for the freelancer's answer; undefined while that is not known. */
  meetingsToAnswer?: number | undefined;
  /** What the open tab shows. */
  children: ReactNode;
}

/** The frame of a freelancer's dashboard: whose it is, and its tabs. */
export function FreelancerDashboardScreen({
  name,
  tab,
  tabHref,
  meetingsToAnswer,
  children,
}: FreelancerDashboardScreenProps) {
  return (
    <Container>
      <PageHeader eyebrow="Freelancer dashboard" title={name} />
      <Tabs
        aria-label="Dashboard"
        variant="bottomBar"
        selectedKey={tab}
        items={tabs.map((item) => ({
          ...item,
          href: tabHref(item.id),
          ...(item.id === 'meetings' && toAnswer(meetingsToAnswer)),
        }))}
      >
        {children}
      </Tabs>
    </Container>
  );
}
