import { Dialog } from '@guildhall/ui/Dialog';

import { AnswersView } from './AnswersView.tsx';
import type { OpenedApplicationViewProps } from './OpenedApplicationView.tsx';
import { OpenedContentView, titleOf } from './OpenedApplicationView.tsx';
import { StarView } from './StarView.tsx';

/** The open application in a dialog. */
export function ApplicationDialogView({ snapshot, send, ...props }: OpenedApplicationViewProps) {
  const { application, onClose } = props;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={titleOf(application)}
      size="large"
      footer={
        application && <AnswersView snapshot={snapshot} send={send} application={application} onClose={onClose} />
      }
    >
      <OpenedContentView
        {...props}
        mark={application && <StarView snapshot={snapshot} send={send} application={application} />}
      />
    </Dialog>
  );
}
