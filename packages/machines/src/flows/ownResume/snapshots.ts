import type { SnapshotFrom } from 'xstate';

import type { Schema } from '../../kit/schema.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { ownResumeMachine } from './machine.ts';

type Event = ReplayEvent<typeof ownResumeMachine>;

export const resume: Schema<'Resume'> = {
  url: '/api/v1/files/0c6a3b8e-52a1-4f3f-9d0b-6f1d0d7f4a55',
  fileName: 'ngozi-adeyemi.pdf',
  size: 248_000,
  uploadedAt: '2026-10-02T09:30:00.000Z',
};

export const loaded: Event = settled('getResume', resume);
export const nothing: Event = settled('getResume', null);
export const failure: Event = rejected('getResume', failing.network);
export const choose = {
  type: 'resume.choose',
  file: { name: 'ngozi-adeyemi-2026.pdf', size: 310_000, type: 'application/pdf' },
} as const;

export const sending: Event[] = [loaded, choose, { type: 'progress.know', percent: 40 }];
export const notSent: Event[] = [...sending, rejected('sendResume', failing.network)];
export const confirming: Event[] = [loaded, { type: 'resume.remove' }];

const of = (events: readonly Event[]) => at(ownResumeMachine, undefined, events);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const ownResumeSnapshots = {
  loading: of([]),
  loadFailed: of([failure]),
  shown: of([loaded]),
  sending: of(sending),
  notSent: of(notSent),
  downloading: of([loaded, { type: 'resume.download' }]),
  confirming: of(confirming),
  removing: of([...confirming, { type: 'removal.confirm' }]),
} satisfies Record<StateOf<typeof ownResumeMachine>, SnapshotFrom<typeof ownResumeMachine>>;

/** Refinements of a state that people meet. */
export const ownResumeVariations = {
  nothing: of([nothing]),
  noPdf: of([nothing, { ...choose, file: { ...choose.file, type: 'image/png' } }]),
};
