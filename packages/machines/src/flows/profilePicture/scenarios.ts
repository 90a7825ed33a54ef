import { defineFlow } from '../../testing/defineFlow.ts';
import { samplePictures } from '../../testing/pictures.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import type { OpenedPicture, OwnPicture } from './flow.ts';
import { profilePictureMachine } from './flow.ts';

type Event = ReplayEvent<typeof profilePictureMachine>;

export const own: OwnPicture = { name: freelancerProfile.name, image: samplePictures.ngozi };
export const opened: OpenedPicture = { url: samplePictures.work, width: 960, height: 640 };

export const loaded: Event = settled('getPicture', own);
export const loadedWithout: Event = settled('getPicture', { ...own, image: null });
export const failure: Event = rejected('getPicture', failing.network);
export const choose = {
  type: 'picture.choose',
  file: { name: 'harbour.jpg', size: 3_200_000, type: 'image/jpeg' },
} as const;

export const opening: Event[] = [loaded, choose];
export const cropping: Event[] = [...opening, settled('openPicture', opened)];
export const closer: Event[] = [
  ...cropping,
  { type: 'zoom.change', zoom: 2 },
  { type: 'position.change', x: 120, y: 40 },
];
export const sending: Event[] = [...closer, { type: 'picture.save' }, { type: 'progress.know', percent: 40 }];
export const confirming: Event[] = [loaded, { type: 'picture.remove' }];

export const profilePictureFlow = defineFlow({
  machine: profilePictureMachine,
  others: [
    settled('savePicture', { profileImage: opened.url }),
    { type: 'picture.choose', file: { name: 'notes.txt', type: 'text/plain', size: 12 } },
  ],
  scenarios: {
    loading: [],
    loadFailed: [failure],
    shown: [loaded],
    opening: opening,
    cropping: cropping,
    sending: sending,
    confirming: confirming,
    removing: [...confirming, { type: 'decision.confirm' }],

    without: [loadedWithout],
    unreadable: [...opening, rejected('openPicture', failing.unexpected)],
    closer: closer,
    failed: [...sending, rejected('savePicture', failing.network)],
  },
});
