import { resumeDownloadMachine } from '@guildhall/machines/flows/resumeDownload';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { defineScreen } from '../../kit/defineScreen.tsx';
import type { Place } from '../../kit/reader.ts';
import { ResumeDownloadView } from './ResumeDownloadView.tsx';
import { saveResume } from './saveResume.ts';

/** The resume of someone who has applied. */
export const screen = defineScreen({
  machine: resumeDownloadMachine,
  View: ResumeDownloadView,
  input: (_place: Place, { resume }: { resume: Schema<'Resume'> }) => ({ resume }),
  props: () => ({}),
  calls: (api) => ({
    downloadResume: fromPromise<unknown, Schema<'Resume'>>(({ input, signal }) => saveResume(api, input, signal)),
  }),
});
