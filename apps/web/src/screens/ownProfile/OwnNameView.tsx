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

import { who } from '../publicProfile/publicProfile.css.ts';
import { AvailabilityView } from '../shared/people/AvailabilityView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { RateView } from '../shared/people/RateView.tsx';
import { VerifiedByView } from '../shared/people/VerifiedByView.tsx';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';

interface OwnNameViewProps {
  /** The profile, of either role. */
  client: Schema<'ClientProfile'> | null;
  freelancer: Schema<'FreelancerProfile'> | null;
  editHref: string;
  publicHref: string;
  /** Where one has an address checked. */
  verificationHref: string;
}

/** The head of the own profile, as others see it, with the ways to edit it and to look at it as they do. */
export function OwnNameView({ client, freelancer, editHref, publicHref, verificationHref }: OwnNameViewProps) {
  const profile = freelancer ?? client;
  if (profile === null) return null;
  const { name, location, profileImage, ratings, verified } = profile;
  const company = [client?.companyName, client?.industry].filter(Boolean).join(' · ');
  return (
    <div className={who}>
      <Stack gap={5}>
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
              <Text tone="muted">{location ?? 'No location yet'}</Text>
            </Stack>
            <Inline gap={4}>
              {freelancer === null ? null : <RateView hourlyRate={freelancer.hourlyRate} />}
              <span>
                <VisuallyHidden>Rating: </VisuallyHidden>
                <RatingDisplay
                  value={ratings}
                  {...(freelancer === null ? { newText: 'New client' } : { count: freelancer.totalRatings })}
                />
              </span>
            </Inline>
            {freelancer === null && verified === null ? null : (
              <Inline gap={2}>
                {verified === null ? null : <VerifiedView />}
                {freelancer === null ? null : <AvailabilityView isAvailable={freelancer.availability} />}
              </Inline>
            )}
            {verified === null ? (
              <Link href={verificationHref}>Get verified</Link>
            ) : (
              <VerifiedByView verified={verified} />
            )}
          </Stack>
        </Beside>
        <Inline gap={3}>
          <ButtonLink href={editHref} variant="primary">
            Edit Profile
          </ButtonLink>
          <ButtonLink href={publicHref} isExternal>
            Public Profile
          </ButtonLink>
        </Inline>
      </Stack>
    </div>
  );
}
