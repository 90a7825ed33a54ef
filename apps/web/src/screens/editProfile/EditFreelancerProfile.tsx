import { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import type { FreelancerProfileValues } from '@guildhall/machines/flows/freelancerProfileSetup';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { LaterPicture } from '../profilePicture/LaterPicture.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditFreelancerProfileScreen } from './EditFreelancerProfileScreen.tsx';
import { LaterFreelancerForm } from './laterForms.tsx';
import { draftName, partHref } from './parts.ts';

/** The details of a freelancer's profile. */
export function EditFreelancerProfile() {
  const api = useApi();
  const flow = useFlow(() => withCalls(editFreelancerProfileMachine, api), {
    input: { draft: readDraft<FreelancerProfileValues>(draftName) },
  });
  const { snapshot } = flow;
  const { values, draft } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  useDraft(draftName, { values, isLoading, isOver: snapshot.matches('saved') || (isLoading && draft === null) });
  const { question } = useUnsavedChanges(draftName);
  return (
    <EditFreelancerProfileScreen
      {...flow}
      profileHref={paths.profile}
      partHref={partHref}
      FormView={LaterFreelancerForm}
      picture={<LaterPicture />}
    >
      {question}
    </EditFreelancerProfileScreen>
  );
}
