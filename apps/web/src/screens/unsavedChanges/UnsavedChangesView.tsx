import type { unsavedChangesMachine } from '@guildhall/machines/flows/unsavedChanges';
import { ConfirmDialog } from '@guildhall/ui/ConfirmDialog';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface UnsavedChangesViewProps {
  snapshot: SnapshotFrom<typeof unsavedChangesMachine>;
  send: (event: EventFrom<typeof unsavedChangesMachine>) => void;
}

/** Asks before a form is left whose changes are not saved. */
export function UnsavedChangesView({ snapshot, send }: UnsavedChangesViewProps) {
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={snapshot.matches('asking')}
      onOpenChange={(isOpen) => {
        if (!isOpen) send({ type: 'leave.cancel' });
      }}
      cancelLabel="Keep Editing"
      confirmLabel="Discard Changes"
      onConfirm={() => send({ type: 'leave.confirm' })}
      isDangerous
    >
      Your changes have not been saved, and will be lost.
    </ConfirmDialog>
  );
}
