import type { meetingsMachine } from '@guildhall/machines/flows/meetings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';

export interface CancelMeetingViewProps extends Flow<typeof meetingsMachine> {
  meeting: Schema<'Meeting'>;
}

/** Asks why a meeting is cancelled, and says what follows. */
export function CancelMeetingView({ snapshot, send, meeting: { title, freelancer } }: CancelMeetingViewProps) {
  const { values, problems } = snapshot.context;
  const isPending = snapshot.hasTag('busy');
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      size="small"
      title={`Cancel “${title}”?`}
      label="Cancellation"
      submitLabel="Cancel Meeting"
      cancelLabel="Keep Meeting"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isDangerous
      isPending={isPending}
    >
      <Text>
        We will email {freelancer.name} your reason and remove the meeting from their calendar. You can schedule another
        one afterward.
      </Text>
      <TextArea
        label="Reason"
        name="reason"
        value={values.reason}
        onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
        errorMessage={problems.reason}
        isReadOnly={isPending}
        isRequired
      />
    </FormDialog>
  );
}
