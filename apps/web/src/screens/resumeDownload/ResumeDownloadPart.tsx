import { resumeDownloadMachine } from '@guildhall/machines/flows/resumeDownload';
import type { Schema } from '@guildhall/machines/kit/schema';
import { fromPromise } from 'xstate';

import { useFlow } from '../../flow/useFlow.ts';
import { withCalls } from '../../kit/withCalls.ts';
import { useApi } from '../../session/SessionProvider.tsx';
import { saveResume } from '../shared/resume/saveResume.ts';
import { ResumeDownloadScreen } from './ResumeDownloadScreen.tsx';

export function ResumeDownloadPart({ resume }: { resume: Schema<'Resume'> }) {
  const api = useApi();
  const downloadResume = fromPromise<unknown, Schema<'Resume'>>(({ input, signal }) => saveResume(api, input, signal));
  const flow = useFlow(() => withCalls(resumeDownloadMachine, api, { downloadResume }), { input: { resume } });
  return <ResumeDownloadScreen {...flow} />;
}
