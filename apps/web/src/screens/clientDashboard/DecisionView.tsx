import type { Schema } from '@guildhall/machines/schema';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { ApplicantsScreenProps } from './ApplicantsScreen.tsx';

interface DecisionViewProps extends Pick<ApplicantsScreenProps, 'snapshot' | 'send'> {
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
            {freelancer.name} is told by email that the application for “{project.title}” was not accepted. Nothing
            changes for the others.
          </Text>
          <Text tone="muted">This cannot be taken back.</Text>
        </Stack>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog {...dialog} title={`Accept ${freelancer.name}?`} confirmLabel="Accept Application">
      <Stack gap={3}>
        <Text>
          “{project.title}” is assigned to {freelancer.name}, who is told by email and can begin.
        </Text>
        <Text>The others who are waiting for an answer are told that the position is filled.</Text>
        <Text tone="muted">This cannot be taken back.</Text>
      </Stack>
    </ConfirmDialog>
  );
}
