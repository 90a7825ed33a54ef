import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { RejectionReasonView } from './RejectionReasonView.tsx';

interface DecisionViewProps extends Flow<typeof applicantsMachine> {
  application: Schema<'ClientApplication'>;
}

/** Asks before an application is answered, and says what follows. */
export function DecisionView({ snapshot, send, application: { freelancer, project } }: DecisionViewProps) {
  const isRejection = snapshot.matches('confirmingRejection') || snapshot.matches('rejecting');
  const dialog = {
    isOpen: true,
    onOpenChange: () => send({ type: 'decision.cancel' }),
    onConfirm: () => send({ type: 'decision.confirm' }),
    isPending: snapshot.hasTag('busy'),
  };
  if (isRejection) {
    return (
      <ConfirmDialog {...dialog} title={`Reject ${freelancer.name}?`} confirmLabel="Reject Application" isDangerous>
        <Stack gap={3}>
          <Text>
            We will email {freelancer.name} that the application for “{project.title}” was not accepted. The other
            applications stay as they are.
          </Text>
          <RejectionReasonView
            reason={snapshot.context.rejection.reason}
            isDisabled={dialog.isPending}
            onChange={(value) => send({ type: 'reason.change', value })}
          />
          <Text tone="muted">This cannot be undone.</Text>
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title={`Accept ${freelancer.name}?`} confirmLabel="Accept Application">
      <Stack gap={3}>
        <Text>
          “{project.title}” will be assigned to {freelancer.name}. We will let them know by email, and they can begin.
        </Text>
        <Text>Everyone else who is waiting for an answer will be told that the position is filled.</Text>
        <Text tone="muted">This cannot be undone.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
