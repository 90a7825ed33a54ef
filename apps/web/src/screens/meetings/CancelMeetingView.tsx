import type { meetingsMachine } from '@guildhall/machines/flows/meetings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import { Stack } from '@guildhall/ui/Stack';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';
import { useId } from 'react';

import type { Flow } from '../../flow/useFlow.ts';

interface CancelMeetingViewProps extends Flow<typeof meetingsMachine> {
  meeting: Schema<'Meeting'>;
}

/** Asks why a meeting is cancelled, and says what follows. */
export function CancelMeetingView({ snapshot, send, meeting: { title, freelancer } }: CancelMeetingViewProps) {
  const formId = useId();
  const { values, problems } = snapshot.context;
  const isPending = snapshot.hasTag('busy');
  return (
    <Dialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      isDismissable={!isPending}
      size="small"
      title={`Cancel “${title}”?`}
      footer={
        <>
          <Button slot="close" isDisabled={isPending}>
            Keep Meeting
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={isPending}>
            Cancel Meeting
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          We will email {freelancer.name} your reason and remove the meeting from their calendar. You can schedule
          another one afterwards.
        </Text>
        <Form id={formId} method="post" aria-label="Cancellation" onSubmit={() => send({ type: 'decision.confirm' })}>
          <TextArea
            label="Reason"
            name="reason"
            value={values.reason}
            onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
            errorMessage={problems.reason}
            isReadOnly={isPending}
            isRequired
          />
        </Form>
      </Stack>
    </Dialog>
  );
}
