import type { SnapshotFrom } from 'xstate';

import type { StateOf } from '../../testing/replay.ts';
import { at } from '../../testing/replay.ts';
import type { ResumeDownloadInput } from './machine.ts';
import { resumeDownloadMachine } from './machine.ts';

export const input: ResumeDownloadInput = {
  resume: {
    url: '/api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55',
    fileName: 'ngozi-adeyemi.pdf',
    size: 248_000,
    uploadedAt: '2026-10-02T09:30:00.000Z',
  },
};

export const download = { type: 'resume.download' } as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const resumeDownloadSnapshots = {
  ready: at(resumeDownloadMachine, input),
  downloading: at(resumeDownloadMachine, input, [download]),
} satisfies Record<StateOf<typeof resumeDownloadMachine>, SnapshotFrom<typeof resumeDownloadMachine>>;
