import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title'> {
  /** What will happen, and whether it can be taken back. */
  children: ReactNode;
  /** The verb of the title: “Reject application”, never “OK”. */
  confirmLabel: string;
  /** Called on the confirming press. Close the dialog when it is done. */
  onConfirm: () => void;
  /** What the button says that changes nothing. Default `Cancel`. */
  cancelLabel?: string | undefined;
  /** Something is lost. Default false. */
  isDangerous?: boolean | undefined;
  /** The action is under way: the dialog stays until it has ended. Default false. */
  isPending?: boolean | undefined;
}

/** Asks before something that cannot easily be taken back. */
export function ConfirmDialog({
  children,
  confirmLabel,
  onConfirm,
  cancelLabel = 'Cancel',
  isDangerous = false,
  isPending = false,
  ...props
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...props}
      role="alertdialog"
      size="small"
      isDismissable={!isPending}
      footer={
        <>
          <Button slot="close" isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
