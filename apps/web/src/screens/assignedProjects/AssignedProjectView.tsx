import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Icon } from '@guildhall/ui/Icon';
import { Mail } from '@guildhall/ui/icons';
import { Link } from '@guildhall/ui/Link';
import { RatingDisplay } from '@guildhall/ui/RatingDisplay';
import { Stack } from '@guildhall/ui/Stack';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import { ZonedTime } from '@guildhall/ui/ZonedTime';
import type { ReactNode } from 'react';

import { composeMail } from '../contact/composeMail.ts';
import { WorkCardView } from '../freelancerDashboard/WorkCardView.tsx';
import { DeliveriesView } from '../shared/projects/DeliveriesView.tsx';
import { EndedView } from '../shared/projects/EndedView.tsx';
import { projectStatusLook } from '../shared/projects/statusLooks.ts';
import { assignedTitleId } from './assignedTitleId.ts';

const momentOf = (instant: string) => <ZonedTime date={instant} parts="moment" />;

interface AssignedProjectViewProps {
  project: Schema<'AssignedProject'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** Until when the client does not see how the freelancer rates them; null where they do. */
  ratingHiddenUntil: string | null;
  /** What has happened to it. */
  timelineHref: string;
  /** What can be done with it. */
  action: ReactNode;
}

/** What happened to it last. */
function lastOf({ ended, completedAt, assignedAt }: Schema<'AssignedProject'>) {
  if (ended !== null) return { word: 'Ended', date: ended.at };
  return completedAt === null ? { word: 'Assigned', date: assignedAt } : { word: 'Completed', date: completedAt };
}

/** A project in the freelancer's hands: what and for whom, where it stands, what it pays. */
export function AssignedProjectView({
  project,
  now,
  ratingHiddenUntil,
  timelineHref,
  action,
}: AssignedProjectViewProps) {
  const { title, client, status, ended, clientRating } = project;
  return (
    <WorkCardView
      title={title}
      titleId={assignedTitleId(project.id)}
      client={client}
      status={projectStatusLook(status)}
      when={lastOf(project)}
      now={now}
      budget={{ min: project.budgetMin, max: project.budgetMax, duration: project.duration }}
      action={
        <Stack gap={2}>
          {action}
          {client.email === null ? null : (
            <ButtonLink
              href={composeMail({ to: client.email, subject: `Project: ${title}`, body: `Hello ${client.name},\n\n` })}
              isExternal
              isFullWidth
            >
              <Icon icon={Mail} />
              Message Client
            </ButtonLink>
          )}
          <Link href={timelineHref} aria-label={`Timeline: ${title}`}>
            Timeline
          </Link>
        </Stack>
      }
    >
      {ended === null ? null : <EndedView ended={ended} reader="FREELANCER" name={client.name} />}
      <DeliveriesView project={project} reader="FREELANCER" name="" now={now} />
      {clientRating === null ? null : (
        <Banner title={`You rated ${client.name}`}>
          <Stack gap={2}>
            <RatingDisplay value={clientRating.rating} size="small" />
            {clientRating.review === null ? null : <Text isPreserved>{clientRating.review}</Text>}
            {ratingHiddenUntil === null ? null : (
              <Text size="sm">
                It will appear once {client.name} has rated your work, at the latest on {momentOf(ratingHiddenUntil)}.
                Until then, only you can see it.
              </Text>
            )}
          </Stack>
        </Banner>
      )}
      <TagList items={project.skillsRequired} aria-label="Skills" />
    </WorkCardView>
  );
}
