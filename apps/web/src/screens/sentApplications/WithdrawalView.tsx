import type { sentApplicationsMachine } from '@guildhall/machines/flows/sentApplications';
import type { Schema } from '@guildhall/machines/kit/schema';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';

import type { Flow } from '../../flow/useFlow.ts';

interface WithdrawalViewProps extends Flow<typeof sentApplicationsMachine> {
  application: Schema<'FreelancerApplication'>;
}

/** Asks before an application is withdrawn, and says what follows for both sides. */
export function WithdrawalView({ snapshot, send, application }: WithdrawalViewProps) {
  const { project, client, meetings, isLast } = application;
  const hasMeeting = meetings.some(({ status }) => status === 'SCHEDULED');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      onConfirm={() => send({ type: 'decision.confirm' })}
      isPending={snapshot.hasTag('busy')}
      title="Withdraw this application?"
      confirmLabel="Withdraw Application"
      isDangerous
    >
      <Stack gap={3}>
        <Text>
          {client.name} can no longer accept your proposal for “{project.title}”, and we will tell them by email. They
          can still read what you wrote.
        </Text>
        {hasMeeting ? (
          <Text>Any upcoming interview will be canceled. The email to you removes it from your calendar.</Text>
        ) : null}
        <Text tone="muted">
          This cannot be undone.{' '}
          {isLast
            ? 'It is your second proposal for this job, so no more can be sent.'
            : 'You can send one more proposal for this job while it is open.'}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
