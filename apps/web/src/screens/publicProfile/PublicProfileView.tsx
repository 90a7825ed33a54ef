import type { Role } from '@guildhall/api/enums';
import type { publicProfileMachine } from '@guildhall/machines/flows/publicProfile';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Columns } from '@guildhall/ui/Columns';
import { Container } from '@guildhall/ui/Container';
import { ErrorPanel } from '@guildhall/ui/ErrorPanel';
import { PageHeader } from '@guildhall/ui/PageHeader';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import type { EventFrom, SnapshotFrom } from 'xstate';

import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx';
import { FactsView } from './FactsView.tsx';
import { FreelancerView } from './FreelancerView.tsx';
import { LimitNoteView, LimitPageView } from './LimitView.tsx';
import { basicsOf } from './profileFacts.ts';
import { columns } from './publicProfile.css.ts';
import { resume } from './resume.css.ts';
import { ReviewsView } from './ReviewsView.tsx';
import { SectionView } from './SectionView.tsx';
import { ContactView, WhoView } from './WhoView.tsx';

export interface PublicProfileViewProps {
  snapshot: SnapshotFrom<typeof publicProfileMachine>;
  send: (event: EventFrom<typeof publicProfileMachine>) => void;
  /** The present, in milliseconds since 1970. */
  now: number;
  homeHref: string;
  /** Who reads; not known before the session is restored. */
  visitor: 'unknown' | 'guest' | Role;
  /** Opens a message to the person. */
  contactHref: string;
  /** The login, and back to that message. */
  loginHref: string;
  /** A person's profile. */
  profileHref: (person: { id: string; name: string }) => string;
}

/** A public profile, as a visitor or a signed-in viewer reads it. */
export function PublicProfileView(props: PublicProfileViewProps) {
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
      <div className={profile.freelancer === null ? undefined : resume}>
        <Stack gap={10}>
          <WhoView profile={profile} />
          <ContactView
            {...props}
            name={basicsOf(profile).name}
            instead={isLimited ? <LimitNoteView opensAgainIn={opensAgainIn} onRetry={retry} /> : null}
          />
          <div className={columns}>
            <Columns side={<FactsView profile={profile} />} sideWidth="medium" gap={12}>
              {profile.client === null ? null : <CompanyView {...props} profile={profile} client={profile.client} />}
              {profile.freelancer === null ? null : (
                <FreelancerView {...props} profile={profile} freelancer={profile.freelancer} />
              )}
            </Columns>
          </div>
        </Stack>
      </div>
    </Container>
  );
}

interface CompanyViewProps extends Pick<PublicProfileViewProps, 'now' | 'profileHref'> {
  profile: Schema<'PublicProfile'>;
  client: Schema<'PublicClient'>;
}

/** What a client says about the company, and what freelancers say of working with it. */
function CompanyView({ profile, client, now, profileHref }: CompanyViewProps) {
  return (
    <Stack gap={10}>
      <SectionView id="about" title="About">
        <Text>{client.profile.bio ?? 'Nothing here yet.'}</Text>
      </SectionView>
      <ReviewsView
        name={client.profile.name}
        stars={client.statistics.ratingDistribution}
        ratings={profile.ratingsReceived}
        now={now}
        profileHref={profileHref}
      />
    </Stack>
  );
}

/** Holds the place of a profile that is on its way. */
function ProfilePendingView() {
  return (
    <Container>
      <div aria-busy="true">
        <Stack gap={6}>
          <PageHeader title="Loading the profile…" size="xxl" />
          <Skeleton shape="circle" height="huge" />
          <Skeleton textSize="sm" width="half" />
          <Skeleton lines={4} />
          <Skeleton shape="block" height="huge" />
        </Stack>
      </div>
    </Container>
  );
}
