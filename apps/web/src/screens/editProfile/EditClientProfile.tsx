import type { EditedClientValues } from '@guildhall/machines/flows/editClientProfile';
import { editClientProfileMachine } from '@guildhall/machines/flows/editClientProfile';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { paths } from '../../paths.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { LaterPicture } from '../profilePicture/LaterPicture.tsx';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { EditClientProfileScreen } from './EditClientProfileScreen.tsx';
import { LaterClientForm } from './laterForms.tsx';
import { draftName } from './parts.ts';

/** A client's profile. */
export function EditClientProfile() {
  const api = useApi();
  const flow = useFlow(() => withCalls(editClientProfileMachine, api), {
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
