import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import type { Flow } from '../../flow/useFlow.ts';
import * as styles from '../clientDashboard/clientDashboard.css.ts';
import { AnswerButtonsView } from './AnswerButtonsView.tsx';
import type { ApplicationHrefs } from './applicationHrefs.ts';

interface ApplicationActionsViewProps extends Flow<typeof applicantsMachine> {
  hrefs: ApplicationHrefs;
  application: Schema<'ClientApplication'>;
}

/** The answers that are still open, and what always is: the whole of it, the profile, a message. */
export function ApplicationActionsView({ snapshot, send, hrefs, application }: ApplicationActionsViewProps) {
  const about = `${application.freelancer.name}, ${application.project.title}`;
  return (
    <div className={styles.actions}>
      <AnswerButtonsView snapshot={snapshot} send={send} application={application} interviewHref={hrefs.interview} />
      <ButtonLink href={hrefs.details} aria-label={`View Details: ${about}`}>
        View Details
      </ButtonLink>
      {hrefs.freelancer === null ? null : (
        <>
          <ButtonLink
            variant="quiet"
            href={hrefs.freelancer.profile}
            isExternal
            aria-label={`View Profile: ${about} (opens in a new tab)`}
          >
            View Profile
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            href={hrefs.freelancer.message}
            isExternal
            aria-label={`Message: ${about} (opens in a new tab)`}
          >
            Message
          </ButtonLink>
        </>
      )}
    </div>
  );
}
