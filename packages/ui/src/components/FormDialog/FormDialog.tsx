import { useId } from 'react';
import type { ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';

export interface FormDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onOpenChange' | 'title' | 'description' | 'size'
> {
  /** Names the form. Default: the title. */
  label?: string | undefined;
  /** The fields, and what else must be said before they are sent. */
  children: ReactNode;
  /** The verb of the title: “Cancel Meeting”, never “OK”. */
  submitLabel: string;
  /** Called on submit, by button or Enter. Close the dialog when it is done. */
  onSubmit: () => void;
  /** The id of the button that submits, for a form that has to give it the focus back. Default none. */
  submitId?: string | undefined;
  /** What the button says that changes nothing. Default `Cancel`. */
  cancelLabel?: string | undefined;
  /** Nothing can be sent yet. Default false. */
  isSubmitDisabled?: boolean | undefined;
  /** Something is lost. Default false. */
  isDangerous?: boolean | undefined;
  /** It is being sent: the dialog stays until that has ended. Default false. */
  isPending?: boolean | undefined;
}

/** A short form of its own: a reason, a rating, a few words before something is done. */
export function FormDialog({
  title,
  label = title,
  children,
  submitLabel,
  submitId,
  onSubmit,
  cancelLabel = 'Cancel',
  isSubmitDisabled = false,
  isDangerous = false,
  isPending = false,
  ...props
}: FormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      {...props}
      title={title}
      isDismissable={!isPending}
      footer={
        <>
          <Button slot="close" isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            {...(submitId !== undefined && { id: submitId })}
            form={formId}
            variant={isDangerous ? 'danger' : 'primary'}
            isDisabled={isSubmitDisabled && !isPending}
            isPending={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        method="post"
        aria-label={label}
        onSubmit={() => {
          // Enter in a field asks no button.
          if (!isSubmitDisabled && !isPending) onSubmit();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
