import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { RelativeTime } from '@guildhall/ui/RelativeTime';
import { Text } from '@guildhall/ui/Text';

import { MeetingLinesView } from '../meetings/MeetingLinesView.tsx';
import { applicationStatusLook } from '../shared/statusLooks.ts';
import { WorkCardView } from './WorkCardView.tsx';

interface SentApplicationViewProps {
  application: Schema<'FreelancerApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
}

/** A proposal that was sent: for what and to whom, how it was answered, what was written. */
export function SentApplicationView({ application, now }: SentApplicationViewProps) {
  const { project, client, status, createdAt, viewedAt, rejectionReason, proposal, meetings } = application;
  return (
    <WorkCardView
      title={project.title}
      client={client}
      status={applicationStatusLook(status, 'FREELANCER')}
      when={{ word: 'Applied', date: createdAt }}
      now={now}
      budget={{ min: project.budgetMin, max: project.budgetMax, duration: project.duration }}
    >
      {status === 'PENDING' && viewedAt !== null ? (
        <Text size="sm" tone="muted">
          Viewed by the client <RelativeTime date={viewedAt} now={new Date(now)} isPast />
        </Text>
      ) : null}
      {rejectionReason === null ? null : (
        <Banner title="The client’s reason">
          <Text isMeasured isPreserved>
            {rejectionReason}
          </Text>
        </Banner>
      )}
      <Text isMeasured isPreserved>
        {proposal}
      </Text>
      {meetings.length === 0 ? null : <MeetingLinesView meetings={meetings} now={now} />}
    </WorkCardView>
  );
}
