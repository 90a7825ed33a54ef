import { assign, emit, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { profileLoadFailure } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { Schema } from '../../kit/schema.ts';
import type { ChosenFile, UploadProgress } from '../../kit/upload.ts';
import { downloadFailure, resumeFailure, resumeProblem } from './failures.ts';

export interface SendResumeCall {
  file: ChosenFile;
  /** Takes how much of it is sent. */
  tell: (progress: UploadProgress) => void;
}

interface Context {
  /** As it was loaded or saved last. */
  resume: Schema<'Resume'> | null;
  /** What was chosen and is not saved yet. */
  file: ChosenFile | null;
  /** What is wrong with what was chosen, in words that name the remedy. */
  problem: string | null;
  /** How much of it is sent, in percent. */
  progress: number;
}

type Event =
  | { type: 'resume.retry' }
  | { type: 'resume.choose'; file: ChosenFile }
  | { type: 'resume.send' }
  | { type: 'resume.discard' }
  | UploadProgress
  | { type: 'resume.download' }
  | { type: 'resume.remove' }
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' };

const reading = resource({
  types: {} as Context,
  call: 'getResume',
  keep: (resume: Schema<'Resume'> | null) => ({ resume }),
  shown: 'shown',
  failing: 'loadFailed',
  said: profileLoadFailure,
  retry: 'resume.retry',
});

/**
 * The resume of a freelancer: sent, replaced, downloaded, removed.
 *
 * Guarantees: only a PDF of the contract's size is sent; a failure is said and keeps what was chosen; sending can be
 * given up; the resume is not removed unasked.
 */
export const ownResumeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getResume: call<Schema<'Resume'> | null, void>('getResume'),
    sendResume: call<Schema<'Resume'>, SendResumeCall>('sendResume'),
    downloadResume: call<unknown, Schema<'Resume'>>('downloadResume'),
    removeResume: call<unknown, void>('removeResume'),
  },
  guards: {
    canBeSent: (_, { file }: { file: ChosenFile }) => resumeProblem(file) === null,
    hasResume: ({ context }) => context.resume !== null,
  },
  actions: {
    choose: assign((_, { file }: { file: ChosenFile }) => ({ file, problem: null })),
    refuse: assign((_, { file }: { file: ChosenFile }) => ({ file: null, problem: resumeProblem(file) })),
    tellFailure: emit((_, { error }: Failed) => resumeFailure(error)),
  },
}).createMachine({
  id: 'ownResume',
  context: { resume: null, file: null, problem: null, progress: 0 },
  initial: 'loading',
  states: {
    loading: reading.loading,
    loadFailed: reading.failed,
    shown: {
      ...reading.shown,
      on: {
        'resume.choose': [
          {
            guard: { type: 'canBeSent', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
        'resume.download': { guard: 'hasResume', target: 'downloading' },
        'resume.remove': { guard: 'hasResume', target: 'confirming', actions: assign({ problem: null }) },
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ problem: null, progress: 0 }),
      on: {
        'progress.know': { actions: assign(({ event }) => ({ progress: event.percent })) },
        'resume.discard': { target: 'shown', actions: assign({ file: null }) },
      },
      invoke: {
        id: 'sendResume',
        src: 'sendResume',
        input: ({ context: { file }, self }) => ({ file: required(file), tell: (progress) => self.send(progress) }),
        onDone: {
          target: 'shown',
          actions: [
            assign(({ event }) => ({ resume: event.output, file: null })),
            emit(success('Profile Updated Successfully!', 'Your resume is saved.')),
          ],
        },
        onError: {
          target: 'notSent',
          // It is said beside the file.
          actions: assign(({ event }) => ({ problem: resumeFailure(event.error).description ?? null })),
        },
      },
    },
    notSent: {
      on: {
        'resume.send': 'sending',
        'resume.discard': { target: 'shown', actions: assign({ file: null, problem: null }) },
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'downloadResume',
        src: 'downloadResume',
        input: ({ context }) => required(context.resume),
        onDone: 'shown',
        onError: { target: 'shown', actions: emit(({ event }) => downloadFailure(event.error)) },
      },
    },
    confirming: { on: { 'removal.cancel': 'shown', 'removal.confirm': 'removing' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removeResume',
        src: 'removeResume',
        onDone: {
          target: 'shown',
          actions: [
            assign({ resume: null }),
            emit(success('Profile Updated Successfully!', 'Your resume is removed.')),
          ],
        },
        onError: { target: 'shown', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
  },
});
