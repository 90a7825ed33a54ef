import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Badge } from '@guildhall/ui/Badge';
import { Beside } from '@guildhall/ui/Beside';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Highlight } from '@guildhall/ui/Highlight';
import { Link } from '@guildhall/ui/Link';
import { Skeleton } from '@guildhall/ui/Skeleton';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { ListActionView, ListCardView } from '../shared/listCard/ListCardView.tsx';
import { ListPendingView } from '../shared/listCard/ListPendingView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';
import { MarkedSkillsView } from '../shared/results/MarkedSkillsView.tsx';
import { StandingView } from './StandingView.tsx';
import * as styles from './talent.css.ts';
import type { Sought } from './whyFound.ts';
import { whyFound } from './whyFound.ts';

/** How many skills a card names; the rest is counted (spec 2.8). */
const maxSkills = 6;

interface TalentCardViewProps {
  freelancer: Schema<'FreelancerListing'>;
  /** What the list was asked for: it is marked, and says why they were found. */
  sought: Sought;
  profileHref: string;
  /** Opens a message to them; null where only their profile offers it. */
  contactHref: string | null;
  /** Chooses them for a comparison, in a list that has one. */
  choice?: ReactNode;
}

/** A freelancer in a list: who and where, what decides, what they can do, then the way to their profile. */
export function TalentCardView({ freelancer, sought, profileHref, contactHref, choice }: TalentCardViewProps) {
  const { id, profile, professional } = freelancer;
  const { name, location, profileImage } = profile;
  const found = whyFound(freelancer, sought);
  const nameId = `freelancer-${id}`;
  return (
    <ListCardView
      labelledBy={nameId}
      head={
        <Beside mark={<Avatar name={name} src={smallPicture(profileImage)} size="large" />} align="start" gap={4}>
          <div className={styles.nameLine}>
            <Heading level={3} size="lg" face="display" id={nameId}>
              <Link href={profileHref} look="quiet">
                <Highlight parts={found.name} />
              </Link>
            </Heading>
            {professional.isVerified ? <VerifiedView /> : null}
            {found.isNew ? <Badge tone="info">New match</Badge> : null}
          </div>
          <Text size="sm" tone="muted">
            {found.experience === null ? null : (
              <>
                <Highlight parts={found.experience} /> ·{' '}
              </>
            )}
            {location ?? 'Remote'}
          </Text>
        </Beside>
      }
      terms={<StandingView freelancer={freelancer} />}
      actions={
        <>
          {contactHref === null ? null : (
            <ListActionView>
              <ButtonLink href={contactHref} aria-label={`Contact ${name}`}>
                Contact
              </ButtonLink>
            </ListActionView>
          )}
          <ListActionView>
            <ButtonLink
              href={profileHref}
              variant={contactHref === null ? 'secondary' : 'quiet'}
              aria-label={`View Profile: ${name}`}
            >
              View Profile
            </ButtonLink>
          </ListActionView>
        </>
      }
    >
      <Text maxLines={2} isMeasured>
        {found.bio === null ? 'No bio available' : <Highlight parts={found.bio} />}
      </Text>
      {found.skills.length === 0 ? null : <MarkedSkillsView skills={found.skills} max={maxSkills} />}
      {found.reason === null ? null : (
        <Text size="sm" tone="muted">
          {found.reason}
        </Text>
      )}
      {choice}
    </ListCardView>
  );
}

/** Holds the places of freelancers' cards, part by part as high as they will be. */
export function TalentListPendingView() {
  return (
    <ListPendingView
      head={
        <Beside mark={<Skeleton shape="circle" height="large" />} align="start" gap={4}>
          <Skeleton textSize="lg" width="half" />
          <Skeleton textSize="sm" width="third" />
        </Beside>
      }
      terms={
        <div>
          <Skeleton textSize="lg" width="half" />
          <Skeleton textSize="sm" width="most" lines={2} />
        </div>
      }
    >
      <Skeleton lines={2} />
      <Skeleton shape="block" height="small" width="most" />
    </ListPendingView>
  );
}
