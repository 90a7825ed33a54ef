import type { Schema } from '@guildhall/machines/kit/schema';
import { Avatar } from '@guildhall/ui/Avatar';
import { Beside } from '@guildhall/ui/Beside';
import { ButtonLink } from '@guildhall/ui/ButtonLink';
import { Heading } from '@guildhall/ui/Heading';
import { Inline } from '@guildhall/ui/Inline';
import { Link } from '@guildhall/ui/Link';
import { Money } from '@guildhall/ui/Money';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Stack } from '@guildhall/ui/Stack';
import { StatusBadge } from '@guildhall/ui/StatusBadge';
import { TagList } from '@guildhall/ui/TagList';
import { Text } from '@guildhall/ui/Text';
import type { ComponentType, ReactNode } from 'react';

import { shortId } from '../clientDashboard/dashboardWords.ts';
import { PostChangesView } from '../jobs/PostChangesView.tsx';
import { MeetingLinesView } from '../meetings/MeetingLinesView.tsx';
import { ApplicationHistoryView } from '../shared/applicationHistory/ApplicationHistoryView.tsx';
import { AvailabilityView } from '../shared/people/AvailabilityView.tsx';
import { smallPicture } from '../shared/people/pictureSizes.ts';
import { VerifiedView } from '../shared/people/VerifiedView.tsx';
import { applicationStatusLook, projectStatusLook } from '../shared/projects/statusLooks.ts';
import { ApplicantFactsView } from './ApplicantFactsView.tsx';
import type { ApplicationHrefs } from './applicationHrefs.ts';
import { SentBeforeView } from './SentBeforeView.tsx';

export interface ApplicationDetailViewProps {
  application: Schema<'ClientApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  hrefs: ApplicationHrefs;
  /** What can be marked. */
  mark: ReactNode;
  /** The way to the freelancer's resume. */
  ResumeView: ComponentType<{ resume: Schema<'Resume'> }>;
}

/** All there is to know of an application: who it is from, what for, and what it says. */
export function ApplicationDetailView({ application, now, hrefs, mark, ResumeView }: ApplicationDetailViewProps) {
  const { id, createdAt, status, rejectionReason, postEdit, freelancer, project, proposal, coverLetter, meetings } =
    application;
  const about = `${freelancer.name}, ${project.title}`;
  return (
    <Stack gap={6}>
      <Beside align="start" mark={<Avatar name={freelancer.name} src={smallPicture(freelancer.profileImage)} />}>
        <Stack gap={2}>
          <Inline gap={2}>
            <StatusBadge {...applicationStatusLook(status, 'CLIENT')} />
            <AvailabilityView isAvailable={freelancer.availability} />
            {freelancer.isVerified ? <VerifiedView /> : null}
            {mark}
          </Inline>
          <Text size="sm" tone="muted">
            Applied <RelativeTime date={createdAt} now={new Date(now)} isPast />
            <br />
            Application {shortId(id)}
          </Text>
        </Stack>
      </Beside>
      {hrefs.freelancer === null ? null : (
        <Inline gap={3}>
          {hrefs.interview === null ? null : (
            <ButtonLink href={hrefs.interview} aria-label={`Schedule Interview: ${about}`}>
              Schedule Interview
            </ButtonLink>
          )}
          <ButtonLink
            href={hrefs.freelancer.profile}
            isExternal
            aria-label={`View Profile: ${about} (opens in a new tab)`}
          >
            View Profile
          </ButtonLink>
          <ButtonLink href={hrefs.freelancer.message} isExternal aria-label={`Message: ${about} (opens in a new tab)`}>
            Message
          </ButtonLink>
        </Inline>
      )}
      {postEdit === null ? null : (
        <Stack gap={2}>
          <SentBeforeView postEdit={postEdit} />
          <PostChangesView before={postEdit.before} after={postEdit.after} />
        </Stack>
      )}
      <ApplicantFactsView freelancer={freelancer} />
      {freelancer.bio === null ? null : (
        <Section title="About">
          <Letter>{freelancer.bio}</Letter>
        </Section>
      )}
      {freelancer.skills.length === 0 ? null : (
        <Section title="Skills">
          <TagList items={freelancer.skills} />
        </Section>
      )}
      {freelancer.resume === null ? null : (
        <Section title="Resume">
          <ResumeView key={freelancer.resume.url} resume={freelancer.resume} />
        </Section>
      )}
      <Section title="Applied for">
        <Inline gap={3} align="baseline">
          <Text weight="semibold">
            <Link href={hrefs.job} look="quiet">
              {project.title}
            </Link>
          </Text>
          <StatusBadge {...projectStatusLook(project.status)} />
        </Inline>
        <Text size="sm" tone="muted" isTabular>
          <Money amount={project.budgetMin} to={project.budgetMax} /> · {project.duration}
        </Text>
        <Text isMeasured isPreserved>
          {project.description}
        </Text>
      </Section>
      <Section title="Proposal">
        <Letter>{proposal}</Letter>
      </Section>
      <Section title="Cover letter">
        <Letter>{coverLetter}</Letter>
      </Section>
      {rejectionReason === null ? null : (
        <Section title="Your reason">
          <Letter>{rejectionReason}</Letter>
        </Section>
      )}
      {meetings.length === 0 ? null : (
        <Section title="Meetings">
          <MeetingLinesView meetings={meetings} now={now} />
        </Section>
      )}
      <Section title="History">
        <ApplicationHistoryView events={application.history} reader="CLIENT" />
      </Section>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={2} as="section">
      <Heading level={3} size="md">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

function Letter({ children }: { children: string }) {
  return (
    <Text isMeasured isPreserved>
      {children}
    </Text>
  );
}
