import { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';

import { laterView } from '../../flow/laterView.tsx';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { paths } from '../../paths.ts';
import { draftName, partHref } from '../editProfile/parts.ts';
import { LaterPicture } from '../profilePicture/LaterPicture.tsx';
import { fieldIn } from '../profileSetup/fieldHref.ts';
import { PendingFormView } from '../profileSetup/PendingFormView.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditFreelancerProfileView } from './EditFreelancerProfileView.tsx';

const FormView = laterView(
  async () => (await import('../freelancerProfileSetup/ProfileFormView.tsx')).ProfileFormView,
  PendingFormView,
);

/** The details of a freelancer's profile. */
export const screen = defineScreen({
  machine: editFreelancerProfileMachine,
  View: EditFreelancerProfileView,
  within: 'editProfile',
  draft: { name: () => draftName, useLeaving: useUnsavedChanges },
  props: ({ query }) => ({ profileHref: paths.profile, partHref, FormView, wanted: fieldIn(query) }),
  useParts: () => ({ picture: <LaterPicture /> }),
});
