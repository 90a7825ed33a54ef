import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import type { Flow } from '../../flow/useFlow.ts';
import type { ApplicationHrefs } from './applicationHrefs.ts';
import * as styles from './clientDashboard.css.ts';

interface ApplicationActionsViewProps extends Flow<typeof applicantsMachine> {
  hrefs: ApplicationHrefs;
  application: Schema<'ClientApplication'>;
}

/** The answers that are still open, and what always is: the whole of it, the profile, a message. */
export function ApplicationActionsView({ snapshot, send, hrefs, application }: ApplicationActionsViewProps) {
  const { id, freelancer, project, status } = application;
  const accept = { type: 'application.accept', applicationId: id } as const;
  const reject = { type: 'application.reject', applicationId: id } as const;
  const about = `${freelancer.name}, ${project.title}`;
  // Behind a question, and while the list loads again, the buttons stay where they were.
  const isAnswered = status !== 'PENDING' || application.rejectionDueAt !== null;
  const stays = !snapshot.matches('listed') && snapshot.context.several === null && !isAnswered;
  const isDisabled = snapshot.hasTag('busy');
  return (
    <div className={styles.actions}>
      {stays || snapshot.can(accept) ? (
        <Button variant="primary" onPress={() => send(accept)} isDisabled={isDisabled} aria-label={`Accept: ${about}`}>
          Accept
        </Button>
      ) : null}
      {stays || snapshot.can(reject) ? (
        <Button onPress={() => send(reject)} isDisabled={isDisabled} aria-label={`Reject: ${about}`}>
          Reject
        </Button>
      ) : null}
      {hrefs.interview === null ? null : (
        <ButtonLink href={hrefs.interview} aria-label={`Schedule Interview: ${about}`}>
          Schedule Interview
        </ButtonLink>
      )}
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
