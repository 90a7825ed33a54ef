import { assign, emit, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { PictureSize, SquareCrop } from '../../domain/squareCrop.ts';
import { largestSquare, maxZoomOf, moved, zoomed } from '../../domain/squareCrop.ts';
import type { Failed } from '../../kit/actors.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { success } from '../../kit/effects.ts';
import { profileLoadFailure } from '../../kit/profileFailures.ts';
import { required } from '../../kit/required.ts';
import type { ChosenFile, UploadProgress } from '../../kit/upload.ts';
import { pictureFailure, pictureProblem } from './failures.ts';

/** A picture of the person's device that can be drawn, at an address of this window. */
export interface OpenedPicture extends PictureSize {
  url: string;
}

/** Whose picture it is, and its address. */
export interface OwnPicture {
  name: string;
  image: string | null;
}

export interface SavePictureCall {
  url: string;
  crop: SquareCrop;
  /** Takes how much of it is sent. */
  tell: (progress: UploadProgress) => void;
}

interface Context {
  /** As it was loaded or saved last. */
  own: OwnPicture | null;
  /** What was chosen, until it is open. */
  file: ChosenFile | null;
  opened: OpenedPicture | null;
  crop: SquareCrop | null;
  /** How many times it may be enlarged. */
  maxZoom: number;
  /** What is wrong with what was chosen, in words that name the remedy. */
  problem: string | null;
  /** How much of it is sent, in percent. */
  progress: number;
}

type Event =
  | { type: 'picture.retry' }
  | { type: 'picture.choose'; file: ChosenFile }
  | { type: 'position.change'; x: number; y: number }
  | { type: 'zoom.change'; zoom: number }
  | { type: 'picture.save' }
  | { type: 'picture.cancel' }
  | UploadProgress
  | { type: 'picture.remove' }
  | { type: 'removal.cancel' }
  | { type: 'removal.confirm' };

const reading = resource({
  types: {} as Context,
  call: 'getPicture',
  keep: (own: OwnPicture) => ({ own }),
  shown: 'shown',
  failing: 'loadFailed',
  said: profileLoadFailure,
  retry: 'picture.retry',
});

/**
 * The picture of the own profile: chosen, cut to a square, sent by itself.
 *
 * Guarantees: what is sent is a square inside the picture; a failure is said and keeps what was chosen and how it was
 * cut; the picture is not removed unasked.
 */
export const profilePictureMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getPicture: call<OwnPicture, void>('getPicture'),
    openPicture: call<OpenedPicture, ChosenFile>('openPicture'),
    savePicture: call<{ profileImage: string }, SavePictureCall>('savePicture'),
    removePicture: call<unknown, void>('removePicture'),
  },
  guards: {
    isPicture: (_, { file }: { file: ChosenFile }) => pictureProblem(file) === null,
    hasPicture: ({ context }) => context.own !== null && context.own.image !== null,
  },
  actions: {
    tellFailure: emit((_, { error }: Failed) => pictureFailure(error)),
  },
}).createMachine({
  id: 'profilePicture',
  context: { own: null, file: null, opened: null, crop: null, maxZoom: 1, problem: null, progress: 0 },
  initial: 'loading',
  states: {
    loading: reading.loading,
    loadFailed: reading.failed,
    shown: {
      ...reading.shown,
      on: {
        'picture.choose': [
          {
            guard: { type: 'isPicture', params: ({ event }) => event },
            target: 'opening',
            actions: assign(({ event }) => ({ file: event.file, problem: null })),
          },
          { actions: assign(({ event }) => ({ problem: pictureProblem(event.file) })) },
        ],
        'picture.remove': { guard: 'hasPicture', target: 'confirming', actions: assign({ problem: null }) },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => required(context.file),
        onDone: {
          target: 'cropping',
          actions: assign(({ event: { output } }) => ({
            opened: output,
            crop: largestSquare(output),
            maxZoom: maxZoomOf(output),
            file: null,
          })),
        },
        onError: {
          target: 'shown',
          actions: assign({
            file: null,
            problem: 'This picture is damaged and cannot be read. Please choose another.',
          }),
        },
      },
    },
    cropping: {
      on: {
        'position.change': {
          actions: assign(({ context: { opened, crop }, event }) => ({
            crop: moved(required(opened), required(crop), event),
          })),
        },
        'zoom.change': {
          actions: assign(({ context: { opened, crop }, event }) => ({
            crop: zoomed(required(opened), required(crop), event.zoom),
          })),
        },
        'picture.save': 'sending',
        'picture.cancel': { target: 'shown', actions: assign({ opened: null, crop: null, problem: null }) },
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ problem: null, progress: 0 }),
      on: { 'progress.know': { actions: assign(({ event }) => ({ progress: event.percent })) } },
      invoke: {
        id: 'savePicture',
        src: 'savePicture',
        input: ({ context: { opened, crop }, self }) => ({
          url: required(opened).url,
          crop: required(crop),
          tell: (progress) => self.send(progress),
        }),
        onDone: {
          target: 'shown',
          actions: [
            assign(({ context: { own }, event }) => ({
              own: { ...required(own), image: event.output.profileImage },
              opened: null,
              crop: null,
            })),
            emit(success('Profile Updated Successfully!', 'Your picture is saved.')),
          ],
        },
        onError: {
          target: 'cropping',
          // It is said beside the picture.
          actions: assign(({ event }) => ({ problem: pictureFailure(event.error).description ?? null })),
        },
      },
    },
    confirming: { on: { 'removal.cancel': 'shown', 'removal.confirm': 'removing' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePicture',
        src: 'removePicture',
        onDone: {
          target: 'shown',
          actions: [
            assign(({ context: { own } }) => ({ own: { ...required(own), image: null } })),
            emit(success('Profile Updated Successfully!', 'Your picture is removed.')),
          ],
        },
        onError: { target: 'shown', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
    },
  },
});
