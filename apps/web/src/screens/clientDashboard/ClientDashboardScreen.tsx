import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Container } from '@guildhall/ui/Container';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Tabs } from '@guildhall/ui/Tabs';
import type { ReactNode } from 'react';

import { toAnswer } from '../meetings/toAnswer.ts';
import type { Tab } from './tabs.ts';
import { tabs } from './tabs.ts';

interface ClientDashboardScreenProps {
  /** Whose dashboard it is. */
  name: string;
  tab: Tab;
  tabHref: (tab: Tab) => string;
  /** How many applications were not looked at yet; undefined while that is not known. */
  waiting: number | undefined;
  /** How many meetings wait for the client's answer; undefined while that is not known. */
  meetingsToAnswer?: number | undefined;
  postJobHref: string;
  /** What is said above every tab. */
  notice?: ReactNode;
  /** What the open tab shows. */
  children: ReactNode;
}

/** The frame of a client's dashboard: whose it is, and its tabs. */
export function ClientDashboardScreen({
  name,
  tab,
  tabHref,
  waiting,
  meetingsToAnswer,
  postJobHref,
  notice,
  children,
}: ClientDashboardScreenProps) {
  return (
    <Container>
      <PageHeader
        eyebrow="Client dashboard"
        title={name}
        actions={
          <ButtonLink href={postJobHref} variant="primary">
            Post New Job
          </ButtonLink>
        }
      />
      {notice}
      <Tabs
        aria-label="Dashboard"
        selectedKey={tab}
        items={tabs.map((item) => ({
          ...item,
          href: tabHref(item.id),
          ...(item.id === 'applicants' &&
            waiting !== undefined &&
            waiting > 0 && { count: waiting, countLabel: 'new' }),
          ...(item.id === 'meetings' && toAnswer(meetingsToAnswer)),
        }))}
      >
        {children}
      </Tabs>
    </Container>
  );
}
