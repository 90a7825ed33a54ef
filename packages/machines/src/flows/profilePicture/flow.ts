import { assign, setup } from 'xstate';

import type { DecisionEvent } from '../../archetypes/decision.ts';
import { resource } from '../../archetypes/resource.ts';
import { confirmation, task } from '../../archetypes/task.ts';
import type { UploadContext } from '../../archetypes/upload.ts';
import { upload } from '../../archetypes/upload.ts';
import type { PictureSize, SquareCrop } from '../../domain/squareCrop.ts';
import { largestSquare, maxZoomOf, moved, zoomed } from '../../domain/squareCrop.ts';
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

interface Context extends UploadContext {
  /** As it was loaded or saved last. */
  own: OwnPicture | null;
  /** What was chosen, until it is open. */
  file: ChosenFile | null;
  opened: OpenedPicture | null;
  crop: SquareCrop | null;
  /** How many times it may be enlarged. */
  maxZoom: number;
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
  | DecisionEvent;

const reading = resource({
  types: {} as Context,
  call: 'getPicture',
  keep: (own: OwnPicture) => ({ own }),
  shown: 'shown',
  failing: 'loadFailed',
  said: profileLoadFailure,
  retry: 'picture.retry',
});

const opening = task({
  types: {} as Context,
  call: 'openPicture',
  input: ({ file }) => required(file),
  back: 'shown',
  done: 'cropping',
  keep: (opened: OpenedPicture) => ({
    opened,
    crop: largestSquare(opened),
    maxZoom: maxZoomOf(opened),
    file: null,
  }),
  marked: () => ({
    file: null,
    problem: 'This picture is damaged and cannot be read. Please choose another.',
  }),
});

const sending = upload({
  types: {} as Context,
  call: 'savePicture',
  input: ({ opened, crop }) => ({ url: required(opened).url, crop: required(crop) }),
  done: 'shown',
  keep: ({ profileImage }: { profileImage: string }, { own }) => ({
    own: { ...required(own), image: profileImage },
    opened: null,
    crop: null,
  }),
  said: success('Profile Updated Successfully!', 'Your picture is saved.'),
  failing: 'cropping',
  failure: pictureFailure,
});

const removing = task({
  types: {} as Context,
  call: 'removePicture',
  back: 'shown',
  keep: (_: unknown, { own }) => ({ own: { ...required(own), image: null } }),
  said: success('Profile Updated Successfully!', 'Your picture is removed.'),
  failure: pictureFailure,
});

/**
 * The picture of the own profile: chosen, cut to a square, sent by itself.
 *
 * Guarantees: what is sent is a square inside the picture; a failure is said and keeps what was chosen and how it was
 * cut; the picture is not removed unasked.
 *
 * Area: Profiles.
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
    opening,
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
    sending,
    confirming: confirmation({ sending: 'removing', back: 'shown' }),
    removing,
  },
});
