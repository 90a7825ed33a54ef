import type { Page } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';

import { photo } from '../../../apps/server/src/files/testing/samples.ts';
import type { editClientProfileMachine } from '../../../packages/machines/src/flows/editClientProfile/flow.ts';
import { profilePictureMachine } from '../../../packages/machines/src/flows/profilePicture/flow.ts';
import { opened as sample } from '../../../packages/machines/src/flows/profilePicture/scenarios.ts';
import type { Schema } from '../../../packages/machines/src/kit/schema.ts';
import type { ReplayEvent } from '../../../packages/machines/src/testing/replay.ts';
import { rejected, settled } from '../../../packages/machines/src/testing/replay.ts';
import { clientProfile } from '../../../packages/machines/src/testing/samples.ts';
import { hiredPair } from '../hiredPair.ts';
import { holdBack } from '../steps.ts';
import { answered } from './answered.ts';
import { holdCalls } from './calls.ts';
import type { LivedMove } from './drive.ts';
import type { FileOfDevice } from './files.ts';
import { chosenFile, sendFile } from './files.ts';
import { live } from './live.ts';
import type { World } from './moves.ts';
import { presses, pressesAgain, serves, spoils, topmostOf } from './moves.ts';
import { openOwnForm, pictureCode } from './ownForm.ts';
import { test } from './test.ts';

type Machine = typeof profilePictureMachine;
type Event = ReplayEvent<Machine>;
type Snapshot = SnapshotFrom<Machine>;
type Move = LivedMove<Machine, World>;

const lost = 'no network';
const opened = { ...sample, width: 640, height: 480 };
const read = (image: string | null) => ({ ...clientProfile, name: 'Wren Castell', profileImage: image });

const isShown = (at: Snapshot) => at.matches('shown');
const isCropping = (at: Snapshot) => at.matches('cropping');
const hasPicture = ({ context }: Snapshot) => context.own !== null && context.own.image !== null;
/** Where there is one already, the same comes of most that is done. */
const isFirst = (at: Snapshot) => !hasPicture(at);
const isWhole = ({ context: { crop } }: Snapshot) => crop?.side === opened.height;
/** Where nothing was tried before: what comes of it later is the same. */
const isFresh = (at: Snapshot) => isShown(at) && at.context.problem === null;

/** A picture is chosen, and opened in a moment that no one sees, or found to be none. */
const chooses = (name: string, file: FileOfDevice, come: Event[], when: (at: Snapshot) => boolean = isFirst): Move => {
  const events: Event[] = [{ type: 'picture.choose', file: chosenFile(file) }, ...come];
  return {
    name,
    by: 'person',
    events: (at) => (isFresh(at) && when(at) ? events : null),
    async happen({ place }) {
      await place.getByLabel('Choose a Picture').setInputFiles(file);
      return events;
    },
  };
};

/** The square is changed by a key, as far as its place and size allow. */
const changes = (
  name: string,
  key: string,
  when: (at: Snapshot) => boolean,
  eventOf: (at: Snapshot) => Event,
): Move => ({
  name,
  by: 'person',
  events: (at) => (isCropping(at) && when(at) ? [eventOf(at)] : null),
  async happen({ place }, at) {
    await place.getByRole('application').press(key);
    return [eventOf(at)];
  },
});
const cropOf = ({ context: { crop } }: Snapshot) => crop ?? { x: 0, y: 0, side: 1 };

const isInTheMiddle = (at: Snapshot) => Math.abs(cropOf(at).x + cropOf(at).side / 2 - opened.width / 2) < 1;

const moves: Move[] = [
  changes(
    'closer',
    '+',
    (at) => isWhole(at) && isFirst(at),
    (at) => ({ type: 'zoom.change', zoom: (opened.height / cropOf(at).side) * 1.1 }),
  ),
  changes(
    'further left',
    'ArrowLeft',
    (at) => !isWhole(at) && isInTheMiddle(at),
    (at) => {
      const { x, y, side } = cropOf(at);
      return { type: 'position.change', x: x - side / 20, y };
    },
  ),
  presses('Cancel', { type: 'picture.cancel' }, { when: isCropping }),
  presses('Save Picture', { type: 'picture.save' }, { when: isCropping }),
  pressesAgain('Save Picture', 'savePicture'),
  serves('it is saved', 'savePicture', { when: () => true, status: 200, data: { profileImage: '/api/v1/files/a' } }),
  ...spoils<Machine, World>('savePicture', { when: (at) => isWhole(at) && isFirst(at) }),
  ...spoils<Machine, World>('savePicture', { when: (at) => !(isWhole(at) && isFirst(at)), only: lost }),
  presses('Remove', { type: 'picture.remove' }, { when: (at) => isFresh(at) && hasPicture(at) }),
  presses('Cancel', { type: 'decision.cancel' }, { when: (at) => at.matches('confirming') }),
  presses('Remove Picture', { type: 'decision.confirm' }, { when: (at) => at.matches('confirming') }),
  pressesAgain('Remove Picture', 'removePicture'),
  serves('it is removed', 'removePicture', { when: () => true, status: 200 }),
  ...spoils<Machine, World>('removePicture'),
  ...spoils<Machine, World>('getPicture'),
  presses('Try Again', { type: 'picture.retry' }, { when: (at) => at.matches('loadFailed') }),
];

test('the picture of a profile: every way through it', async ({ traveller: { page, line }, person, mail, oracle }) => {
  const { clientToken: token } = await hiredPair(page, await person('freelancer'), mail);
  const path = '/client/profile/image';
  const file: FileOfDevice = {
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(opened.width, opened.height).jpeg().toBuffer(),
  };
  const withdraw = () => page.request.delete(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  const comes = (name: string, image: string | null, prepare: () => Promise<unknown>): Move =>
    answered(
      serves<Machine, World>(name, 'getPicture', {
        when: () => true,
        status: 200,
        data: read(image),
        prepare: async () => void (await prepare()),
      }),
      ({ name: own, profileImage }: Schema<'ClientProfile'>) => ({ name: own, image: profileImage }),
    );

  /** The form beneath the picture, as it was loaded. */
  let form: ReplayEvent<typeof editClientProfileMachine>[] = [];
  const kinds = {
    getPicture: /^GET/,
    savePicture: /^PUT/,
    removePicture: /^DELETE/,
  };
  const calls = await holdCalls(page, /^(GET \/client\/profile|\w+ \/client\/profile\/image)$/, '/edit-profile');
  const place = (where: Page) => where.locator(topmostOf('main'));
  await live({
    name: 'profilePicture',
    machine: profilePictureMachine,
    input: undefined,
    moves: [
      ...moves,
      comes('there is none', null, withdraw),
      comes('there is one', '/api/v1/files/a', () =>
        sendFile(page.request, 'put', path, { field: 'profileImage', file, token }),
      ),
      chooses('a text', { name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('It is me.') }, []),
      chooses('a damaged picture', { ...file, buffer: Buffer.from('It is me.') }, [rejected('openPicture', null)]),
      chooses('a picture', file, [settled('openPicture', opened)], () => true),
    ],
    tell: (at: Snapshot) =>
      `${hasPicture(at)} ${at.context.problem} ${Math.round(cropOf(at).x)} ${Math.round(cropOf(at).side)}`,
    page,
    calls,
    place,
    isAtWork: (at: Snapshot) => ['cropping', 'sending', 'confirming', 'removing'].some((state) => at.value === state),
    draw: (events) => oracle.draw('profilePicture', { input: undefined, events, form }),
    async begin() {
      // The form asks first, as the page's own.
      const letThrough = await holdBack(page, pictureCode);
      await openOwnForm(page, calls, '/edit-profile');
      const { data } = await (await calls.next()).serve();
      form = [settled('getClientProfile', { data, etag: '"1"' })];
      letThrough();
      return { page, place: place(page), line, calls, kinds };
    },
  });
});
