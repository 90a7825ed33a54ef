import { resumeDownloadFlow } from '@guildhall/machines/scenarios/resumeDownload';
import { fn } from 'storybook/test';

import { ResumeDownloadView } from '../resumeDownload/ResumeDownloadView.tsx';

const resume = { snapshot: resumeDownloadFlow.snapshots.ready, send: fn() };

/** The resume of the applicant, with its flow, whose controls are among those of the story. */
export const resumeParts = {
  ResumeView: () => <ResumeDownloadView {...resume} />,
  flows: [resume],
};
