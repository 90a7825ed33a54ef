import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { SnapshotFrom } from 'xstate';

/** The answers to an application that are still open; null where the lifecycle no longer allows them. */
export function answersTo(
  snapshot: SnapshotFrom<typeof applicantsMachine>,
  { id, status, rejectionDueAt }: Schema<'ClientApplication'>,
) {
  const accept = { type: 'application.accept', applicationId: id } as const;
  const reject = { type: 'application.reject', applicationId: id } as const;
  // Behind a question, to which the focus comes back, and while the list loads again, the buttons stay where they were.
  const isAnswered = status !== 'PENDING' || rejectionDueAt !== null;
  const stays = !snapshot.matches('listed') && snapshot.context.several === null && !isAnswered;
  return {
    accept: stays || snapshot.can(accept) ? accept : null,
    reject: stays || snapshot.can(reject) ? reject : null,
    isDisabled: snapshot.hasTag('busy'),
  };
}
