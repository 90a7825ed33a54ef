import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { AvailabilityView } from '../shared/people/AvailabilityView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { RateView } from '../shared/people/RateView.tsx';
import { VerifiedByView } from '../shared/people/VerifiedByView.tsx';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';
import { basicsOf, ratingOf, verifiedOf } from './profileFacts.ts';
import * as styles from './publicProfile.css.ts';

interface WhoViewProps {
  profile: Schema<'PublicProfile'>;
}

interface ContactViewProps {
  /** What stands in its place; null for nothing. */
  instead: ReactNode;
  name: string;
  /** Who reads; not known before the session is restored. */
  visitor: 'unknown' | 'guest' | Role;
  /** Opens a message to them. */
  contactHref: string;
  /** The login, and back to that message. */
  loginHref: string;
}

/** Who it is, the two facts that decide, and what they are at present. */
export function WhoView({ profile }: WhoViewProps) {
  const { name, location, profileImage } = basicsOf(profile);
  const { freelancer, client } = profile;
  const verified = verifiedOf(profile);
  const company = [client?.companyInfo.companyName, client?.companyInfo.industry].filter(Boolean).join(' · ');
  return (
    <div className={styles.who}>
      <Beside
        gap={6}
        align="start"
        mark={<Avatar name={name} src={smallPicture(profileImage)} largeSrc={profileImage} size="huge" />}
      >
        <Stack gap={3} align="start">
          <Stack gap={1}>
            <Heading level={1} size="display">
              {name}
            </Heading>
            {company === '' ? null : <Text size="lg">{company}</Text>}
            <Text tone="muted">{location ?? 'Remote'}</Text>
          </Stack>
          <Inline gap={4}>
            {freelancer === null ? null : <RateView hourlyRate={freelancer.professionalInfo.hourlyRate} />}
            <span>
              <VisuallyHidden>Rating: </VisuallyHidden>
              <RatingDisplay {...ratingOf(profile)} />
            </span>
          </Inline>
          <Inline gap={2}>
            {verified === null ? null : <VerifiedView />}
            {freelancer === null ? null : <AvailabilityView isAvailable={freelancer.professionalInfo.availability} />}
          </Inline>
          {verified === null ? null : <VerifiedByView verified={verified} />}
        </Stack>
      </Beside>
    </div>
  );
}

/**
 * How to write to someone, in sight for as long as the profile is read. Members write at once. Visitors have no Contact
 * button (spec 2.10): a link leads them by way of the login. Its place is the same for both: the page is already read when
 * it is known who is here.
 */
export function ContactView({ instead, name, visitor, contactHref, loginHref }: ContactViewProps) {
  if (instead !== null) return <div className={styles.contactNote}>{instead}</div>;
  const isMember = visitor !== 'guest' && visitor !== 'unknown';
  const text = isMember ? 'Contact' : 'Log In to Contact';
  return (
    <div className={styles.contact}>
      <ButtonLink
        href={isMember ? contactHref : loginHref}
        variant="primary"
        isFullWidth
        aria-label={isMember ? `Contact ${name}` : `Log In to Contact ${name}`}
      >
        {text}
      </ButtonLink>
    </div>
  );
}
