import type { ProposalValues } from '@guildhall/machines/flows/applicationEdit';
import { applicationEditMachine } from '@guildhall/machines/flows/applicationEdit';
import type { Schema } from '@guildhall/machines/kit/schema';

import { readDraft, writeDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { copyText } from '../../kit/copyText.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditApplicationScreen } from './EditApplicationScreen.tsx';

interface EditApplicationDialogProps {
  application: Schema<'FreelancerApplication'>;
  onClose: () => void;
  /** The application has another text, or can no longer be edited: it is to be read again. */
  onChange: () => void;
}

/** The text of the application that the address names. What was typed over this version of it is kept until it is saved. */
export function EditApplicationDialog({ application, onClose, onChange }: EditApplicationDialogProps) {
  const api = useApi();
  const draft = `edit:${application.id}:${application.etag}`;
  const flow = useFlow(() => withCalls(applicationEditMachine, api, { copyText }), {
    input: { application, draft: readDraft<ProposalValues>(draft) },
    onDone: ({ value }) => {
      // The dialog may be gone before it is drawn once more.
      writeDraft(draft, null);
      onChange();
      if (value === 'saved') onClose();
    },
  });
  const { snapshot } = flow;
  const isRefused = snapshot.context.refusal !== null;
  useDraft(draft, { values: snapshot.context.values, isOver: snapshot.status === 'done' });
  const { question, close } = useUnsavedChanges(draft, () => {
    if (isRefused) onChange();
    onClose();
  });
  return (
    <>
      <EditApplicationScreen {...flow} onClose={close} />
      {question}
    </>
  );
}
