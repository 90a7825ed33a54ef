import type { StarNote, ViewNote } from '@guildhall/machines/flows/applicants';
import { fromCallback } from 'xstate';

import type { Api } from '../../api.ts';

/** Carries out what the flow does not wait for. */
async function note(keep: () => Promise<unknown>, fail: () => void): Promise<void> {
  try {
    await keep();
  } catch {
    fail();
  }
}

export const applicantsCalls = (api: Api) => ({
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
