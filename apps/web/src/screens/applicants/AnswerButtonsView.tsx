import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { ButtonLink } from '@guildhall/ui/ButtonLink';

import type { Flow } from '../../flow/useFlow.ts';
import { answersTo } from './answersTo.ts';

interface AnswerButtonsViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
  /** The dialog that schedules an interview; null where none may be scheduled. */
  interviewHref: string | null;
}

/** The answers to one of several applications that are still open. */
export function AnswerButtonsView({ snapshot, send, application, interviewHref }: AnswerButtonsViewProps) {
  const about = `${application.freelancer.name}, ${application.project.title}`;
  const applicationId = application.id;
  const { canAccept, canReject, isDisabled } = answersTo(snapshot, application);
  return (
    <>
      {canAccept ? (
        <Button
          variant="primary"
          onPress={() => send({ type: 'application.accept', applicationId })}
          isDisabled={isDisabled}
          aria-label={`Accept: ${about}`}
        >
          Accept
        </Button>
      ) : null}
      {canReject ? (
        <Button
          onPress={() => send({ type: 'application.reject', applicationId })}
          isDisabled={isDisabled}
          aria-label={`Reject: ${about}`}
        >
          Reject
        </Button>
      ) : null}
      {interviewHref === null ? null : (
        <ButtonLink href={interviewHref} aria-label={`Schedule Interview: ${about}`}>
          Schedule Interview
        </ButtonLink>
      )}
    </>
  );
}
