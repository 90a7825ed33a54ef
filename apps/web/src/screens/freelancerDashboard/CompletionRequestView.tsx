import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { Button } from '@guildhall/ui/Button';
import { Dialog } from '@guildhall/ui/Dialog';
import { Form } from '@guildhall/ui/Form';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';

interface CompletionRequestViewProps extends Flow<typeof assignedProjectsMachine> {
  project: Schema<'AssignedProject'>;
}

const formId = 'completion-form';

/** Asks before the client is asked to approve the work, and takes a few words about it. */
export function CompletionRequestView({ snapshot, send, project: { title, client } }: CompletionRequestViewProps) {
  const { values, problems } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  return (
    <Dialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      isDismissable={!isSending}
      title="Request completion?"
      description={`We will ask ${client.name} to approve “${title}”, or to send it back with a reason.`}
      footer={
        <>
          <Button slot="close" isDisabled={isSending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSending}>
            Request Completion
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        aria-label="Request completion"
        onSubmit={() => send({ type: 'decision.confirm' })}
      >
        <TextArea
          label="What did you deliver?"
          name="delivered"
          description={`${client.name} reads this, and it stands on the work statement.`}
          value={values.delivered}
          onChange={(value) => send({ type: 'field.change', name: 'delivered', value })}
          errorMessage={problems.delivered}
          isReadOnly={isSending}
        />
      </Form>
    </Dialog>
  );
}
