import type { PostJobValues } from '@guildhall/machines/flows/postJob';
import { postJobMachine } from '@guildhall/machines/flows/postJob';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { laterJobChoices } from './laterJobChoices.ts';
import { postJobActors } from './postJobActors.ts';
import { PostJobScreen } from './PostJobScreen.tsx';

const draftName = 'postJob';

export const head: Head = { title: 'Post a job', description: 'Describe your project and let freelancers apply.' };

export function Route() {
  const api = useApi();
  const flow = useFlow(() => postJobMachine.provide({ actors: postJobActors(api) }), {
    input: { draft: readDraft<PostJobValues>(draftName), idempotencyKey: crypto.randomUUID() },
  });
  useDraft(draftName, { values: flow.snapshot.context.values, isOver: flow.snapshot.matches('posted') });
  return <PostJobScreen {...flow} choices={laterJobChoices} />;
}
