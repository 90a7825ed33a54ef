import type { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import { Columns } from '@guildhall/ui/Columns';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Stack } from '@guildhall/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { CompanyView } from './CompanyView.tsx';
import { FactsView } from './FactsView.tsx';
import { FreelancerView } from './FreelancerView.tsx';
import { LimitNoteView, LimitPageView } from './LimitView.tsx';
import { ProfilePendingView } from './ProfilePendingView.tsx';
import { WhoView } from './WhoView.tsx';

export interface PublicProfileScreenProps {
  snapshot: SnapshotFrom<typeof publicProfileMachine>;
  send: (event: EventFrom<typeof publicProfileMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  homeHref: string;
  /** A message begun in a mail service. */
  contactHref: (email: string) => string;
  /** A person's profile. */
  profileHref: (person: { id: string; name: string }) => string;
}

/** A public profile, as a visitor or a signed-in viewer reads it. */
export function PublicProfileScreen(props: PublicProfileScreenProps) {
  const { snapshot, send, homeHref } = props;
  const { profile, opensAgainIn } = snapshot.context;
  const retry = () => send({ type: 'profile.retry' });
  if (snapshot.matches('missing')) {
    return (
      <NotFoundScreen
        homeHref={homeHref}
        title="Profile not found"
        description="The link may be incomplete, or the person has closed their account."
      />
    );
  }
  if (snapshot.matches('failed')) {
    return (
      <Container>
        <Stack gap={6}>
          <PageHeader title="Profile" size="xxl" />
          <ErrorPanel title="The profile could not be loaded" onRetry={retry}>
            Nothing is lost. Check your connection and try again.
          </ErrorPanel>
        </Stack>
      </Container>
    );
  }
  const isLimited = snapshot.matches('limited');
  if (profile === null) {
    return isLimited ? <LimitPageView opensAgainIn={opensAgainIn} onRetry={retry} /> : <ProfilePendingView />;
  }
  return (
    <Container>
      <Stack gap={10}>
        <WhoView
          {...props}
          profile={profile}
          instead={isLimited ? <LimitNoteView opensAgainIn={opensAgainIn} onRetry={retry} /> : null}
        />
        <Columns side={<FactsView profile={profile} />} sideWidth="medium" gap={12}>
          {profile.freelancer === null ? (
            <CompanyView profile={profile} />
          ) : (
            <FreelancerView {...props} profile={profile} freelancer={profile.freelancer} />
          )}
        </Columns>
      </Stack>
    </Container>
  );
}
