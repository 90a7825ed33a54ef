import type { SendResumeCall } from '@guildhall/machines/flows/ownResume';
import type { Schema } from '@guildhall/machines/kit/schema';
import type { ChosenFile } from '@guildhall/machines/kit/upload';
import { fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import { fetchWithProgress } from '../../flow/uploadProgress.ts';
import { saveResume } from '../shared/resume/saveResume.ts';

/** What a browser gives as a file. */
function fileOf(chosen: ChosenFile): File {
  if (chosen instanceof File) return chosen;
  throw new TypeError('A browser gives files.');
}

export const ownResumeCalls = (api: Api) => ({
  getResume: fromPromise<Schema<'Resume'> | null, void>(
    async ({ signal }) => (await api.getFreelancerProfile({ signal })).resume,
  ),
  sendResume: fromPromise<Schema<'Resume'>, SendResumeCall>(({ input, signal }) => {
    const fetch = fetchWithProgress((percent) => input.tell({ type: 'progress.know', percent }));
    return api.uploadResume({ form: { resume: fileOf(input.file) }, signal, fetch });
  }),
  downloadResume: fromPromise<unknown, Schema<'Resume'>>(({ input, signal }) => saveResume(api, input, signal)),
});
