import { assign, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import { confirmation, task } from '../../archetypes/task.ts';
import type { UploadContext } from '../../archetypes/upload.ts';
import { upload } from '../../archetypes/upload.ts';
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

interface Context extends UploadContext {
  /** As it was loaded or saved last. */
  resume: Schema<'Resume'> | null;
  /** What was chosen and is not saved yet. */
  file: ChosenFile | null;
}

type Event =
  | { type: 'resume.retry' }
  | { type: 'resume.choose'; file: ChosenFile }
  | { type: 'resume.send' }
  | { type: 'resume.discard' }
  | UploadProgress
  | { type: 'resume.download' }
  | { type: 'resume.remove' }
  | DecisionEvent;

const reading = resource({
  types: {} as Context,
  call: 'getResume',
  keep: (resume: Schema<'Resume'> | null) => ({ resume }),
  shown: 'shown',
  failing: 'loadFailed',
  said: profileLoadFailure,
  retry: 'resume.retry',
});

const sending = upload({
  types: {} as Context,
  call: 'sendResume',
  input: ({ file }) => ({ file: required(file) }),
  done: 'shown',
  keep: (resume: Schema<'Resume'>) => ({ resume, file: null }),
  said: success('Profile Updated Successfully!', 'Your resume is saved.'),
  failing: 'notSent',
  failure: resumeFailure,
});

const downloading = task({
  types: {} as Context,
  call: 'downloadResume',
  input: ({ resume }) => required(resume),
  back: 'shown',
  failure: downloadFailure,
});

const removing = task({
  types: {} as Context,
  call: 'removeResume',
  back: 'shown',
  keep: () => ({ resume: null }),
  said: success('Profile Updated Successfully!', 'Your resume is removed.'),
  failure: resumeFailure,
});

/**
 * The resume of a freelancer: sent, replaced, downloaded, removed.
 *
 * Guarantees: only a PDF of the contract's size is sent; a failure is said and keeps what was chosen; sending can be
 * given up; the resume is not removed unasked.
 *
 * Area: Profiles.
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
      ...sending,
      on: { ...sending.on, 'resume.discard': { target: 'shown', actions: assign({ file: null }) } },
    },
    notSent: {
      on: {
        'resume.send': 'sending',
        'resume.discard': { target: 'shown', actions: assign({ file: null, problem: null }) },
      },
    },
    downloading,
    confirming: confirmation({ sending: 'removing', back: 'shown' }),
    removing,
  },
});
