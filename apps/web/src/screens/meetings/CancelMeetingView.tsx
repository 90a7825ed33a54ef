import type { meetingsMachine } from '@guildhall/machines/flows/meetings';
import type { Schema } from '@guildhall/machines/kit/schema';
import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';

import type { Flow } from '../../flow/useFlow.ts';
import { bind } from '../../kit/bind.ts';

export interface CancelMeetingViewProps extends Flow<typeof meetingsMachine> {
  meeting: Schema<'Meeting'>;
}

/** What is asked of each reader, and what follows. */
const words = {
  CLIENT: {
    question: 'Cancel',
    label: 'Cancellation',
    submit: 'Cancel Meeting',
    keep: 'Keep Meeting',
    follows: ({ freelancer }: Schema<'Meeting'>) =>
      `We will email ${freelancer.name} your reason and remove the meeting from their calendar. You can schedule another one afterward.`,
  },
  FREELANCER: {
    question: 'Decline',
    label: 'Declining',
    submit: 'Decline Meeting',
    keep: 'Go Back',
    follows: ({ client }: Schema<'Meeting'>) =>
      `We will email ${client.name} your reason. Your application stays as it is. If only the time is wrong, go back and suggest another one.`,
  },
} as const;

/** Asks why a meeting is cancelled or declined, and says what follows. */
export function CancelMeetingView({ snapshot, send, meeting }: CancelMeetingViewProps) {
  const { values, problems, role } = snapshot.context;
  const { question, label, submit, keep, follows } = words[role];
  const isPending = snapshot.hasTag('busy');
  const { field } = bind({ values, problems }, send, isPending);
  return (
    <FormDialog
      isOpen
      onOpenChange={() => send({ type: 'decision.cancel' })}
      size="small"
      title={`${question} “${meeting.title}”?`}
      label={label}
      submitLabel={submit}
      cancelLabel={keep}
      onSubmit={() => send({ type: 'decision.confirm' })}
      isDangerous
      isPending={isPending}
    >
      <Text>{follows(meeting)}</Text>
      <TextArea label="Reason" {...field('reason')} isRequired />
    </FormDialog>
  );
}
