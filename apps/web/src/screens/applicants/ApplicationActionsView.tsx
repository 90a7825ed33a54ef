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
  // Addresses are compared as texts, so that a card draws its links again only when one of them has changed.
  const { profile, message } = hrefs.freelancer ?? {};
  return (
    <div className={styles.actions}>
      <AnswerButtonsView snapshot={snapshot} send={send} application={application} interviewHref={hrefs.interview} />
      <ButtonLink href={hrefs.details} aria-label={`View Details: ${about}`}>
        View Details
      </ButtonLink>
      {profile === undefined || message === undefined ? null : (
        <>
          <ButtonLink
            variant="quiet"
            href={profile}
            isExternal
            aria-label={`View Profile: ${about} (opens in a new tab)`}
          >
            View Profile
          </ButtonLink>
          <ButtonLink variant="quiet" href={message} isExternal aria-label={`Message: ${about} (opens in a new tab)`}>
            Message
          </ButtonLink>
        </>
      )}
    </div>
  );
}
