import { setup } from 'xstate';

import { task } from '../../archetypes/task.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { failureToast } from '../../kit/failure.ts';
import type { Schema } from '../../kit/schema.ts';

export interface ResumeDownloadInput {
  resume: Schema<'Resume'>;
}

const downloading = task({
  types: {} as ResumeDownloadInput,
  call: 'downloadResume',
  input: ({ resume }) => resume,
  back: 'ready',
  failure: (error) =>
    failureToast(error, {
      title: 'Download Failed',
      fallback: 'The resume could not be downloaded. Please try again.',
    }),
});

/**
 * A client downloads the resume of a freelancer who has applied.
 *
 * Guarantees: it is asked for once at a time, and a failure is said.
 *
 * Area: Profiles.
 */
export const resumeDownloadMachine = setup({
  types: {
    context: {} as ResumeDownloadInput,
    events: {} as { type: 'resume.download' },
    input: {} as ResumeDownloadInput,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: { downloadResume: call<unknown, Schema<'Resume'>>('downloadResume') },
}).createMachine({
  id: 'resumeDownload',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: { on: { 'resume.download': 'downloading' } },
    downloading,
  },
});
