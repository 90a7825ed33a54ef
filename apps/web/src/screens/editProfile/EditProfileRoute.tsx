import { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';
import type { EditedClientValues } from '@guildhall/machines/flows/editClientProfile';
import { editFreelancerProfileMachine } from '@guildhall/machines/flows/editFreelancerProfile';
import type { FreelancerProfileValues } from '@guildhall/machines/flows/freelancerProfileSetup';
import { useSearchParams } from 'wouter';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { paths } from '../../paths.ts';
import { useApi, useSession } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { clientProfileSetupActors } from '../clientProfileSetup/clientProfileSetupActors.ts';
import { freelancerProfileSetupActors } from '../freelancerProfileSetup/freelancerProfileSetupActors.ts';
import { LaterEntries } from '../profileEntries/LaterEntries.tsx';
import { LaterPicture } from '../profilePicture/LaterPicture.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditClientProfileScreen } from './EditClientProfileScreen.tsx';
import { EditFreelancerProfileScreen } from './EditFreelancerProfileScreen.tsx';
import { LaterClientForm, LaterFreelancerForm } from './laterForms.tsx';
import { partHref, partOf } from './parts.ts';

export const head: Head = { title: 'Edit your profile', description: 'What others see about you.' };

const draftName = 'editProfile';

/** The form of the signed-in user: one address for both roles. */
export function Route() {
  const role = useSession()?.role ?? null;
  const [search] = useSearchParams();
  const part = partOf(search.get('part'));
  if (role === null) return null;
  if (role === 'CLIENT') return <EditClientProfile />;
  return part === 'details' ? <EditFreelancerProfile /> : <LaterEntries key={part} kind={part} />;
}

function EditFreelancerProfile() {
  const api = useApi();
  const flow = useFlow(() => editFreelancerProfileMachine.provide({ actors: freelancerProfileSetupActors(api) }), {
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

function EditClientProfile() {
  const api = useApi();
  const flow = useFlow(() => editClientProfileMachine.provide({ actors: clientProfileSetupActors(api) }), {
    input: { draft: readDraft<EditedClientValues>(draftName) },
  });
  const { snapshot } = flow;
  const { values, draft } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  useDraft(draftName, { values, isLoading, isOver: snapshot.matches('saved') || (isLoading && draft === null) });
  const { question } = useUnsavedChanges(draftName);
  return (
    <EditClientProfileScreen
      {...flow}
      profileHref={paths.profile}
      FormView={LaterClientForm}
      picture={<LaterPicture />}
    >
      {question}
    </EditClientProfileScreen>
  );
}
