import type { Schema } from '@guildhall/machines/kit/schema';
import { Banner } from '@guildhall/ui/Banner';
import { Text } from '@guildhall/ui/Text';
import type { ReactNode } from 'react';

import { WorkCardView } from '../freelancerDashboard/WorkCardView.tsx';
import { PostEditedView } from '../jobs/PostEditedView.tsx';
import { MeetingLinesView } from '../meetings/MeetingLinesView.tsx';
import { ApplicationHistoryView } from '../shared/applicationHistory/ApplicationHistoryView.tsx';
import { applicationStatusLook } from '../shared/projects/statusLooks.ts';
import { sentTitleId } from './sentTitleId.ts';

interface SentApplicationViewProps {
  application: Schema<'FreelancerApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What can be done with it. */
  action: ReactNode;
}

/** A proposal that was sent: for what and to whom, how it was answered, what was written. */
export function SentApplicationView({ application, now, action }: SentApplicationViewProps) {
  const { project, client, status, createdAt, history, postEdit, rejectionReason, proposal, meetings } = application;
  return (
    <WorkCardView
      title={project.title}
      titleId={sentTitleId(application.id)}
      client={client}
      status={applicationStatusLook(status, 'FREELANCER')}
      when={{ word: 'Applied', date: createdAt }}
      now={now}
      budget={{ min: project.budgetMin, max: project.budgetMax, duration: project.duration }}
      action={action}
    >
      {postEdit === null ? null : <PostEditedView postEdit={postEdit} />}
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
      <ApplicationHistoryView events={history} reader="FREELANCER" />
    </WorkCardView>
  );
}
