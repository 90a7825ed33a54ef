import type { Schema } from '@guildhall/machines/kit/schema';
import { Card } from '@guildhall/ui/Card';
import type { ReactNode } from 'react';

import { ApplicantView } from './ApplicantView.tsx';
import { applicationTitleId } from './applicationTitleId.ts';
import * as styles from './clientDashboard.css.ts';
import { LetterView } from './LetterView.tsx';

interface ApplicationViewProps {
  application: Schema<'ClientApplication'>;
  /** The present, in milliseconds since 1970. */
  now: number;
  /** What can be answered. */
  actions: ReactNode;
}

/** One application: who it is from, what it says, what can be answered. */
export function ApplicationView({ application, now, actions }: ApplicationViewProps) {
  const titleId = applicationTitleId(application.id);
  return (
    <Card as="article" aria-labelledby={titleId}>
      <div className={styles.application}>
        <ApplicantView application={application} titleId={titleId} now={now} />
        <div className={styles.answer}>
          <LetterView title="Proposal" text={application.proposal} />
          <LetterView title="Cover letter" text={application.coverLetter} />
          {actions}
        </div>
      </div>
    </Card>
  );
}
