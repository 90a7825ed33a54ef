import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

/** Which answers to an application the lifecycle still allows. */
export function answersTo(
  snapshot: SnapshotFrom<typeof applicantsMachine>,
  { id, status, rejectionDueAt }: Schema<'ClientApplication'>,
) {
  // Behind a question, to which the focus comes back, and while the list loads again, the buttons stay where they were.
  const isAnswered = status !== 'PENDING' || rejectionDueAt !== null;
  const stays = !snapshot.matches('listed') && snapshot.context.several === null && !isAnswered;
  const isOpen = (type: 'application.accept' | 'application.reject') =>
    stays || snapshot.can({ type, applicationId: id });
  return {
    canAccept: isOpen('application.accept'),
    canReject: isOpen('application.reject'),
    isDisabled: snapshot.hasTag('busy'),
  };
}
