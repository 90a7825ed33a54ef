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
  const { accept, reject, isDisabled } = answersTo(snapshot, application);
  if (reject === null) return <Button onPress={onClose}>Close</Button>;
  return (
    <>
      <Button onPress={() => send(reject)} isDisabled={isDisabled}>
        Reject Application
      </Button>
      {accept === null ? null : (
        <Button variant="primary" onPress={() => send(accept)} isDisabled={isDisabled}>
          Accept Application
        </Button>
      )}
    </>
  );
}
