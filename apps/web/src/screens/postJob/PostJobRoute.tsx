import { postJobMachine } from '@guildhall/machines/flows/postJob';
import type { JobValues } from '@guildhall/machines/kit/jobForm';
import { useSearchParams } from 'wouter';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { laterJobChoices } from './laterJobChoices.ts';
import { PostJobScreen } from './PostJobScreen.tsx';

export const head: Head = { title: 'Post a job', description: 'Describe your project and let freelancers apply.' };

export function Route() {
  const [search] = useSearchParams();
  const again = search.get('again') || null;
  return <NewJob key={again} again={again} />;
}

/** Each job that is posted again has a draft of its own. */
function NewJob({ again }: { again: string | null }) {
  const api = useApi();
  const draftName = again === null ? 'postJob' : `postJob:${again}`;
  const flow = useFlow(() => withCalls(postJobMachine, api), {
    input: { draft: readDraft<JobValues>(draftName), again, idempotencyKey: crypto.randomUUID() },
  });
  const { snapshot } = flow;
  useDraft(draftName, {
    values: snapshot.context.values,
    isLoading: snapshot.context.again !== null,
    isOver: snapshot.matches('posted'),
  });
  return <PostJobScreen {...flow} choices={laterJobChoices} />;
}
