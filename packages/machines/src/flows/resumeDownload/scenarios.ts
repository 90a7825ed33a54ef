import { defineFlow } from '../../testing/defineFlow.ts';
import type { ResumeDownloadInput } from './flow.ts';
import { resumeDownloadMachine } from './flow.ts';

export const input: ResumeDownloadInput = {
  resume: {
    url: '/api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55',
    fileName: 'ngozi-adeyemi.pdf',
    size: 248_000,
    uploadedAt: '2026-10-02T09:30:00.000Z',
  },
};

export const download = { type: 'resume.download' } as const;

export const resumeDownloadFlow = defineFlow({
  machine: resumeDownloadMachine,
  input,
  scenarios: {
    ready: [],
    downloading: [download],
  },
});
