import type { ownProfileMachine } from '@guildhall/machines/flows/ownProfile';
import { Beside } from '@guildhall/ui/Beside';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Tabs } from '@guildhall/ui/Tabs';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { ClientTabView } from './ClientTabView.tsx';
import { FreelancerTabView } from './FreelancerTabView.tsx';
import { OwnNameView } from './OwnNameView.tsx';
import type { Tab } from './tabs.ts';
import { tabs } from './tabs.ts';

export interface OwnProfileViewProps {
  snapshot: SnapshotFrom<typeof ownProfileMachine>;
  send: (event: EventFrom<typeof ownProfileMachine>) => void;
  tab: Tab;
  tabHref: (tab: Tab) => string;
  editHref: string;
  /** Where one has an address checked. */
  verificationHref: string;
  /** Where a client posts a project. */
  postJobHref: string;
  /** All projects of a client. */
  jobsHref: string;
  /** The profile as everyone sees it. */
  publicHref: (person: { id: string; name: string }) => string;
  /** The list of the open tab that has pages: completed projects or reviews. */
  children?: ReactNode;
}

/** One's own profile: what others see of it, and what only its owner does. */
export function OwnProfileView(props: OwnProfileViewProps) {
  const { snapshot, send, tab, tabHref, editHref, verificationHref, publicHref } = props;
  const { client, freelancer } = snapshot.context;
  const profile = freelancer ?? client;
  if (snapshot.matches('failed')) {
    return (
      <Container>
        <Stack gap={6}>
          <PageHeader title="Your profile" size="xxl" />
          <ErrorPanel title="Your profile could not be loaded" onRetry={() => send({ type: 'profile.retry' })}>
            Nothing is lost. Check your connection and try again.
          </ErrorPanel>
        </Stack>
      </Container>
    );
  }
  if (profile === null) return <ProfilePendingView />;
  return (
    <Container>
      <Stack gap={8}>
        <OwnNameView
          client={client}
          freelancer={freelancer}
          editHref={editHref}
          verificationHref={verificationHref}
          publicHref={publicHref({ id: profile.userId, name: profile.name })}
        />
        <Tabs
          aria-label="Your profile"
          selectedKey={tab}
          items={tabs.map((item) => ({ ...item, href: tabHref(item.id) }))}
        >
          {freelancer === null ? null : <FreelancerTabView {...props} profile={freelancer} />}
          {client === null ? null : <ClientTabView {...props} profile={client} />}
        </Tabs>
      </Stack>
    </Container>
  );
}

/** Holds the place of an own profile that is on its way. */
function ProfilePendingView() {
  return (
    <Container>
      <div aria-busy="true">
        <Stack gap={6}>
          <PageHeader title="Your profile" size="xxl" />
          <Beside mark={<Skeleton shape="circle" height="huge" />} gap={6} align="start">
            <Skeleton lines={3} />
          </Beside>
          <Skeleton shape="block" height="small" width="half" />
          <Skeleton shape="block" height="huge" />
        </Stack>
      </div>
    </Container>
  );
}
