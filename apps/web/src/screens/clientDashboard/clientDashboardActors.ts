import type {
  DecisionCall,
  ListApplicationsCall,
  RejectApplicationsCall,
  RejectionCall,
  StarNote,
  ViewNote,
} from '@guildhall/machines/flows/applicants';
import type {
  CancelProjectCall,
  EndProjectCall,
  ListProjectsCall,
  ProjectCall,
  RejectCompletionCall,
} from '@guildhall/machines/flows/postedJobs';
import type { UndoCall } from '@guildhall/machines/flows/rejectionUndo';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromCallback, fromPromise } from 'xstate';

import type { Api } from '../../api.ts';

export const clientOverviewActors = (api: Api) => ({
  getClientDashboard: fromPromise<Schema<'ClientDashboard'>, void>(({ signal }) => api.getClientDashboard({ signal })),
});

export const rejectionUndoActors = (api: Api) => ({
  undoRejection: fromPromise<Schema<'Rejection'>, UndoCall>(({ input, signal }) =>
    api.undoRejection({ ...input, signal }),
  ),
});

export const postedJobsActors = (api: Api) => ({
  listClientProjects: fromPromise<Schema<'ClientProjectList'>, ListProjectsCall>(({ input, signal }) =>
    api.listClientProjects({ ...input, signal }),
  ),
  approveCompletion: fromPromise<unknown, ProjectCall>(({ input, signal }) =>
    api.approveCompletion({ ...input, signal }),
  ),
  rejectCompletion: fromPromise<unknown, RejectCompletionCall>(({ input, signal }) =>
    api.rejectCompletion({ ...input, signal }),
  ),
  cancelProject: fromPromise<unknown, CancelProjectCall>(({ input, signal }) =>
    api.cancelProject({ ...input, signal }),
  ),
  endProject: fromPromise<unknown, EndProjectCall>(({ input, signal }) => api.endProject({ ...input, signal })),
});

/** Carries out what the flow does not wait for. */
async function note(keep: () => Promise<unknown>, fail: () => void): Promise<void> {
  try {
    await keep();
  } catch {
    fail();
  }
}

export const applicantsActors = (api: Api) => ({
  listClientApplications: fromPromise<Schema<'ClientApplicationList'>, ListApplicationsCall>(({ input, signal }) =>
    api.listClientApplications({ ...input, signal }),
  ),
  approveApplication: fromPromise<unknown, DecisionCall>(({ input, signal }) =>
    api.approveApplication({ ...input, signal }),
  ),
  rejectApplication: fromPromise<unknown, RejectionCall>(({ input, signal }) =>
    api.rejectApplication({ ...input, signal }),
  ),
  rejectApplications: fromPromise<unknown, RejectApplicationsCall>(({ input, signal }) =>
    api.rejectApplications({ ...input, signal }),
  ),
  viewNotes: fromCallback<ViewNote>(({ receive, sendBack }) => {
    receive(({ applicationId }) => {
      if (applicationId === null) return;
      void note(
        async () => {
          const application = await api.markApplicationViewed({ params: { applicationId } });
          sendBack({ type: 'view.know', application });
        },
        // It is noted when it is opened the next time.
        () => {},
      );
    });
  }),
  starNotes: fromCallback<StarNote>(({ receive, sendBack }) => {
    // One after the other: what was pressed last holds.
    let last = Promise.resolve();
    receive(({ applicationId, isShortlisted }) => {
      const call = isShortlisted ? api.shortlistApplication : api.unshortlistApplication;
      const keep = () => call({ params: { applicationId } });
      const said = { applicationId, isShortlisted };
      last = last.then(() =>
        note(
          async () => {
            await keep();
            sendBack({ type: 'star.kept', ...said });
          },
          () => sendBack({ type: 'star.failed', ...said }),
        ),
      );
    });
  }),
});
