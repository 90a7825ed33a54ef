import { ownPostCall, ownPostMachine } from '@guildhall/machines/flows/ownPost';
import { required } from '@guildhall/machines/kit/required';
import type { Schema } from '@guildhall/machines/kit/schema';

import { jobIdOf } from '../../idInPath.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { heardList } from '../../kit/heardList.tsx';
import { paths, withSearch } from '../../paths.ts';
import { applicantsHref } from '../clientDashboard/tabs.ts';
import { timelineHref } from '../projectTimeline/timelineHref.ts';
import { OwnPostView } from './OwnPostView.tsx';

/** The form that edits one of the client's open posts. */
const editJobHref = (projectId: string): string => withSearch(paths.editJob, { project: projectId });

const idIn = ({ pathname }: { pathname: string }) => required(jobIdOf(pathname));

/** On a job's page, what a client is told of it besides, where it is their own. */
export const screen = defineScreen({
  machine: ownPostMachine,
  View: OwnPostView,
  input: (place) => ({ jobId: idIn(place) }),
  props: () => ({
    hrefs: {
      edit: editJobHref,
      applications: applicantsHref,
      timeline: (projectId: string) => timelineHref('CLIENT', projectId),
    },
  }),
  additions: [
    heardList({
      kinds: ['project', 'application'],
      call: 'listClientProjects',
      paramsOf: (_address, place) => ownPostCall(idIn(place)).params,
      list: 'project',
      event: (list: Schema<'ClientProjectList'>) => ({ type: 'post.heard', list }),
    }),
  ],
});
