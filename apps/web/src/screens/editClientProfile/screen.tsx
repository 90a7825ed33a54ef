import { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';

import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { draftName } from '../editProfile/parts.ts';
import { LaterPicture } from '../profilePicture/LaterPicture.tsx';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditClientProfileView } from './EditClientProfileView.tsx';

const FormView = laterView(async () => (await import('./ClientFormView.tsx')).ClientFormView, PendingFormView);

/** A client's profile. */
export const screen = defineScreen({
  machine: editClientProfileMachine,
  View: EditClientProfileView,
  within: 'editProfile',
  draft: { name: () => draftName, useLeaving: useUnsavedChanges },
  props: () => ({ profileHref: paths.profile, FormView }),
  useParts: () => ({ picture: <LaterPicture /> }),
});
