import { ownPostCall, ownPostMachine } from '@guildhall/machines/flows/ownPost';

import { useHeardList } from '../../changes/useHeardList.ts';
import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { applicantsHref } from '../clientDashboard/tabs.ts';
import { editJobHref } from '../editJob/editJobHref.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { OwnPostScreen } from './OwnPostScreen.tsx';

/** Where the client's own post leads. */
export const ownPostHrefs = {
  edit: editJobHref,
  applications: applicantsHref,
  timeline: (projectId: string) => timelineHref('CLIENT', projectId),
};

/** What a client is told of a job besides, where it is their own. */
export function OwnPost({ jobId }: { jobId: string }) {
  const api = useApi();
  const flow = useFlow(() => withCalls(ownPostMachine, api), { input: { jobId } });
  useHeardList({
    kinds: ['project', 'application'],
    flow,
    load: () => api.listClientProjects(ownPostCall(jobId)),
    event: (list) => ({ type: 'post.heard' as const, list }),
    loaded: ({ project }) => project,
  });
  return <OwnPostScreen {...flow} hrefs={ownPostHrefs} />;
}
