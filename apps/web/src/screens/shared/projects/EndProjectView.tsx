import { FormDialog } from '@guildhall/ui/FormDialog';
import { Text } from '@guildhall/ui/Text';
import { TextArea } from '@guildhall/ui/TextArea';

interface EndProjectViewProps {
  title: string;
  /** The other side. */
  name: string;
  /** What the reader can do then. */
  after?: string;
  reason: string;
  problem: string | undefined;
  isSending: boolean;
  onChange: (reason: string) => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before either side ends a project under way, and takes the reason. */
export function EndProjectView({
  title,
  name,
  after,
  reason,
  problem,
  isSending,
  onChange,
  onConfirm,
  onCancel,
}: EndProjectViewProps) {
  return (
    <FormDialog
      isOpen
      onOpenChange={onCancel}
      size="small"
      title="End this project?"
      submitLabel="End Project"
      cancelLabel="Keep Working"
      onSubmit={onConfirm}
      isDangerous
      isPending={isSending}
    >
      <Text>
        “{title}” will be over for you and {name}, without an approval or ratings. Meetings that are still to come are
        canceled.
      </Text>
      <TextArea
        label="Reason"
        name="reason"
        description={`${name} reads it, on the dashboard and by email.`}
        rows={3}
        value={reason}
        onChange={onChange}
        errorMessage={problem}
        isReadOnly={isSending}
        isRequired
      />
      <Text tone="muted">This cannot be undone.{after === undefined ? '' : ` ${after}`}</Text>
    </FormDialog>
  );
}
