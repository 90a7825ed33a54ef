import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Badge } from '@guildhall/ui/Badge';
import { StatusBadge } from '@guildhall/ui/StatusBadge';

import type { Flow } from '../../flow/useFlow.ts';
import { AnswerButtonsView } from '../applicants/AnswerButtonsView.tsx';
import { applicationStatusLook } from '../shared/projects/statusLooks.ts';
import * as styles from './talentComparison.css.ts';

interface ApplicantAnswerViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
  interviewHref: string | null;
}

/** Where an application stands, and the answers to it that are still open. */
export function ApplicantAnswerView(props: ApplicantAnswerViewProps) {
  const { status, rejectionDueAt } = props.application;
  return (
    <div className={styles.answers}>
      <div>
        {rejectionDueAt === null ? (
          <StatusBadge {...applicationStatusLook(status, 'CLIENT')} />
        ) : (
          <Badge tone="caution">Rejecting in a moment</Badge>
        )}
      </div>
      <AnswerButtonsView {...props} />
    </div>
  );
}
