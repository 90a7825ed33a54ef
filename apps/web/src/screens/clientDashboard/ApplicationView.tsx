import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';

import type { ApplicantsScreenProps } from './ApplicantsScreen.tsx';
import { ApplicantView } from './ApplicantView.tsx';
import { ApplicationActionsView } from './ApplicationActionsView.tsx';
import { applicationTitleId } from './applicationTitleId.ts';
import * as styles from './clientDashboard.css.ts';
import { LetterView } from './LetterView.tsx';

interface ApplicationViewProps extends ApplicantsScreenProps {
  application: Schema<'ClientApplication'>;
}

/** One application: who it is from, what it says, what can be answered. */
export function ApplicationView({ application, ...props }: ApplicationViewProps) {
  const titleId = applicationTitleId(application.id);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.application}>
        <ApplicantView application={application} titleId={titleId} now={props.now} />
        <div className={styles.answer}>
          <LetterView title="Proposal" text={application.proposal} />
          <LetterView title="Cover letter" text={application.coverLetter} />
          <ApplicationActionsView {...props} application={application} />
        </div>
      </div>
    </Card>
  );
}
