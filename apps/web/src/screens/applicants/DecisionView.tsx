import type { applicantsMachine } from '@guildhall/machines/flows/applicants';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';
import { RejectionReasonView } from './RejectionReasonView.tsx';

export interface DecisionViewProps extends Flow<typeof applicantsMachine> {
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
    const { values, problems } = snapshot.context;
    return (
      <FormDialog
        isOpen
        onOpenChange={dialog.onOpenChange}
        size="small"
        title={`Reject ${freelancer.name}?`}
        submitLabel="Reject Application"
        onSubmit={dialog.onConfirm}
        isDangerous
        isPending={dialog.isPending}
      >
        <Text>
          We will email {freelancer.name} that the application for “{project.title}” was not accepted. The other
          applications stay as they are.
        </Text>
        <RejectionReasonView
          reason={values.reason}
          problem={problems.reason}
          isDisabled={dialog.isPending}
          onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
        />
        <Text tone="muted">This cannot be undone.</Text>
      </FormDialog>
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
