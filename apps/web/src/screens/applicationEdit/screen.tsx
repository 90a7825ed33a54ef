import { applicationEditMachine } from '@guildhall/machines/flows/applicationEdit';
import type { Schema } from '@guildhall/machines/kit/schema';
import { useEffect, useEffectEvent } from 'react';

import { copyText } from '../../kit/copyText.ts';
import type { Mounted } from '../../kit/defineScreen.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { ApplicationEditView } from './ApplicationEditView.tsx';

interface Opened {
  application: Schema<'FreelancerApplication'>;
  onClose: () => void;
  /** The application has another text, or can no longer be edited: it is to be read again. */
  onChange: () => void;
}

/** What was refused has changed elsewhere: it is read again once its text has been copied, and the dialog closed. */
function ReadAgain({ snapshot, params }: Mounted<typeof applicationEditMachine, unknown, Opened>) {
  const left = useEffectEvent(() => {
    if (snapshot.context.refusal !== null) params.onChange();
  });
  useEffect(() => () => left(), []);
  return null;
}

/** Edits the text of an application. What was typed over a version of it is kept until it is saved. */
export const screen = defineScreen({
  machine: applicationEditMachine,
  View: ApplicationEditView,
  input: (_place: Place, { application }: Opened) => ({ application }),
  draft: {
    name: (_place, { application }) => `edit:${application.id}:${application.etag}`,
    useLeaving: useUnsavedChanges,
  },
  props: (_place, { onClose }) => ({ onClose }),
  calls: () => ({ copyText }),
  onDone: ({ value }, _place, { onClose, onChange }) => {
    onChange();
    if (value === 'saved') onClose();
  },
  additions: [ReadAgain],
});
