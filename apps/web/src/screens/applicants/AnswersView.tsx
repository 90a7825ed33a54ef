import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';

import type { Flow } from '../../flow/useFlow.ts';
import { answersTo } from './answersTo.ts';

interface AnswersViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
  onClose: () => void;
}

/** The answers to the open application that the lifecycle still allows; Close where it has been answered. */
export function AnswersView({ snapshot, send, application, onClose }: AnswersViewProps) {
  const { canAccept, canReject, isDisabled } = answersTo(snapshot, application);
  const applicationId = application.id;
  if (!canReject) return <Button onPress={onClose}>Close</Button>;
  return (
    <>
      <Button onPress={() => send({ type: 'application.reject', applicationId })} isDisabled={isDisabled}>
        Reject Application
      </Button>
      {canAccept ? (
        <Button
          variant="primary"
          onPress={() => send({ type: 'application.accept', applicationId })}
          isDisabled={isDisabled}
        >
          Accept Application
        </Button>
      ) : null}
    </>
  );
}
