import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';

import type { Flow } from '../../flow/useFlow.ts';

interface AnswersViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
  onClose: () => void;
}

/** The answers to the open application that the law still allows; Close where it has been answered. */
export function AnswersView({ snapshot, send, application, onClose }: AnswersViewProps) {
  const { id, status } = application;
  const accept = { type: 'application.accept', applicationId: id } as const;
  const reject = { type: 'application.reject', applicationId: id } as const;
  // Behind a question, and while the list loads again, the buttons stay where they were.
  const isAnswered = status !== 'PENDING' || application.rejectionDueAt !== null;
  const stays = !snapshot.matches('listed') && snapshot.context.several === null && !isAnswered;
  // The focus comes back to one of them from a question.
  const isDisabled = snapshot.hasTag('busy');
  if (!stays && !snapshot.can(reject)) return <Button onPress={onClose}>Close</Button>;
  return (
    <>
      <Button onPress={() => send(reject)} isDisabled={isDisabled}>
        Reject Application
      </Button>
      {stays || snapshot.can(accept) ? (
        <Button variant="primary" onPress={() => send(accept)} isDisabled={isDisabled}>
          Accept Application
        </Button>
      ) : null}
    </>
  );
}
