import { required } from '../../kit/required.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import type { ResumeDownloadInput } from './flow.ts';
import { resumeDownloadMachine } from './flow.ts';

export const input: ResumeDownloadInput = { resume: required(freelancerProfile.resume) };

export const download = { type: 'resume.download' } as const;

export const resumeDownloadFlow = defineFlow({
  machine: resumeDownloadMachine,
  input,
  scenarios: {
    ready: [],
    downloading: [download],
  },
});
