import type { assignedProjectsMachine } from '@guildhall/machines/flows/assignedProjects';
import type { Schema } from '@guildhall/machines/kit/schema';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';
import { EndProjectView } from '../shared/projects/EndProjectView.tsx';

interface AssignedDecisionViewProps extends Flow<typeof assignedProjectsMachine> {
  project: Schema<'AssignedProject'>;
}

/** Asks before the client is asked to approve the work, or before the project ends, and takes a few words about it. */
export function AssignedDecisionView({ snapshot, send, project: { title, client } }: AssignedDecisionViewProps) {
  const { values, problems } = snapshot.context;
  const isSending = snapshot.hasTag('busy');
  if (snapshot.matches('explainingEnd') || snapshot.matches('ending')) {
    return (
      <EndProjectView
        title={title}
        name={client.name}
        reason={values.reason}
        problem={problems.reason}
        isSending={isSending}
        onChange={(value) => send({ type: 'field.change', name: 'reason', value })}
        onConfirm={() => send({ type: 'decision.confirm' })}
        onCancel={() => send({ type: 'decision.cancel' })}
      />
    );
  }
  const { field } = bind(snapshot.context, send, isSending);
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      title="Request completion?"
      description={`We will ask ${client.name} to approve “${title}”, or to send it back with a reason.`}
      submitLabel="Request Completion"
      onSubmit={() => send({ type: 'decision.confirm' })}
      isPending={isSending}
    >
      <TextArea
        label="What did you deliver?"
        description={`${client.name} reads this, and it appears on the invoice.`}
        {...field('delivered')}
      />
    </FormDialog>
  );
}
