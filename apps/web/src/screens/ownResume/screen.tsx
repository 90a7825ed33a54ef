import type { SendResumeCall } from '@guildhall/machines/flows/ownResume';
import { ownResumeMachine } from '@guildhall/machines/flows/ownResume';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ChosenFile } from '@guildhall/machines/kit/upload';
import { fromPromise } from 'xstate';

import { fetchWithProgress } from '../../flow/uploadProgress.ts';
import { defineScreen } from '../../kit/defineScreen.tsx';
import { partHref } from '../editProfile/parts.ts';
import { saveResume } from '../resumeDownload/saveResume.ts';
import { OwnResumeView } from './OwnResumeView.tsx';

/** What a browser gives as a file. */
function fileOf(chosen: ChosenFile): File {
  if (chosen instanceof File) return chosen;
  throw new TypeError('A browser gives files.');
}

/** The resume of the own profile. */
export const screen = defineScreen({
  machine: ownResumeMachine,
  View: OwnResumeView,
  within: 'editProfile',
  props: () => ({ partHref }),
  calls: (api) => ({
    getResume: fromPromise<Schema<'Resume'> | null, void>(
      async ({ signal }) => (await api.getFreelancerProfile({ signal })).resume,
    ),
    sendResume: fromPromise<Schema<'Resume'>, SendResumeCall>(({ input, signal }) => {
      const fetch = fetchWithProgress((percent) => input.tell({ type: 'progress.know', percent }));
      return api.uploadResume({ form: { resume: fileOf(input.file) }, signal, fetch });
    }),
    downloadResume: fromPromise<unknown, Schema<'Resume'>>(({ input, signal }) => saveResume(api, input, signal)),
  }),
});
