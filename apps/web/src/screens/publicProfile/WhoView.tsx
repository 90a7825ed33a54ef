import type { Role } from '@guildhall/api/enums';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { VisuallyHidden } from '@guildhall/ui/VisuallyHidden';
import type { ReactNode } from 'react';

import { smallPicture } from '../shared/pictureSizes.ts';
import { AvailabilityView } from '../shared/standing/AvailabilityView.tsx';
import { RateView } from '../shared/standing/RateView.tsx';
import { VerifiedByView } from '../shared/standing/VerifiedByView.tsx';
import { VerifiedView } from '../shared/standing/VerifiedView.tsx';
import { basicsOf, ratingOf, verifiedOf } from './profileFacts.ts';
import * as styles from './publicProfile.css.ts';

interface WhoViewProps {
  profile: Schema<'PublicProfile'>;
  /** What stands in place of Contact. */
  instead: ReactNode;
  /** Who reads; not known before the session is restored. */
  visitor: 'unknown' | 'guest' | Role;
  /** Opens a message to them. */
  contactHref: string;
  /** The login, and back to that message. */
  loginHref: string;
}

/** Who it is, the two facts that decide, what they are at present, and how to write to them. */
export function WhoView({ profile, instead, ...contact }: WhoViewProps) {
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
          {/* Its place is kept: the page is already read when it is known who is here. */}
          <div className={styles.contact}>{instead ?? <ContactView {...contact} name={name} />}</div>
        </Stack>
      </Beside>
    </div>
  );
}

/** Members write to the person. Visitors have no Contact button (spec 2.10): a link leads them by way of the login. */
function ContactView({
  name,
  visitor,
  contactHref,
  loginHref,
}: Pick<WhoViewProps, 'visitor' | 'contactHref' | 'loginHref'> & { name: string }) {
  if (visitor === 'guest' || visitor === 'unknown') {
    return (
      <Link href={loginHref} look="standalone" aria-label={`Log in to contact ${name}`}>
        Log in to contact
      </Link>
    );
  }
  return (
    <ButtonLink href={contactHref} variant="primary" aria-label={`Contact ${name}`}>
      Contact
    </ButtonLink>
  );
}
