import { editJobMachine } from '@guildhall/machines/flows/editJob';
import type { JobValues } from '@guildhall/machines/kit/jobForm';
import { useLocation, useSearchParams } from 'wouter';

import { readDraft } from '../../flow/drafts.ts';
import { useDraft } from '../../flow/useDraft.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { jobPath } from '../../jobPath.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import type { Head } from '../../shell/PageHead.tsx';
import { jobsHref } from '../clientDashboard/tabs.ts';
import { laterJobChoices } from '../postJob/laterJobChoices.ts';
import { useUnsavedChanges } from '../unsavedChanges/useUnsavedChanges.tsx';
import { editJobCalls } from './editJobCalls.ts';
import { EditJobScreen } from './EditJobScreen.tsx';

export const head: Head = { title: 'Edit your post', description: 'Change what one of your open jobs says.' };

export function Route() {
  const [search] = useSearchParams();
  const projectId = search.get('project') ?? '';
  return <EditedJob key={projectId} projectId={projectId} />;
}

/** Each post has a draft of its own. */
function EditedJob({ projectId }: { projectId: string }) {
  const api = useApi();
  const [, navigate] = useLocation();
  const draftName = `editJob:${projectId}`;
  const flow = useFlow(() => withCalls(editJobMachine, api, editJobCalls(api, projectId)), {
    input: { draft: readDraft<JobValues>(draftName), isNamed: projectId !== '' },
    onDone: ({ context }) => navigate(jobPath({ id: projectId, title: context.values.title })),
  });
  const { snapshot } = flow;
  const { values, draft, base } = snapshot.context;
  const isLoading = snapshot.matches('loading');
  useDraft(draftName, {
    values,
    isLoading,
    isOver: snapshot.matches('saved') || snapshot.matches('missing') || (isLoading && draft === null),
  });
  const { question } = useUnsavedChanges(draftName);
  return (
    <EditJobScreen
      {...flow}
      choices={laterJobChoices}
      jobHref={jobPath({ id: projectId, title: base?.title ?? '' })}
      jobsHref={jobsHref({})}
    >
      {question}
    </EditJobScreen>
  );
}
