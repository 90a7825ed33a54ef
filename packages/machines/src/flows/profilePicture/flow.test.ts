import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { pictureFailure, pictureProblem } from './failures.ts';
import { profilePictureMachine } from './flow.ts';
import {
  choose,
  closer,
  confirming,
  cropping,
  loaded,
  loadedWithout,
  opened,
  opening,
  own,
  sending,
} from './scenarios.ts';

type Event = ReplayEvent<typeof profilePictureMachine>;

const run = (events: readonly Event[]) => {
  const { snapshot, effects } = replay(profilePictureMachine, undefined, events);
  return { snapshot, effects, state: snapshot.value, context: snapshot.context };
};
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const saved = settled('savePicture', { profileImage: '/api/v1/files/new' });

describe('the picture of the own profile', () => {
  it('is shown as the profile has it', () => {
    expect(run([loaded])).toMatchObject({ state: 'shown', context: { own, problem: null } });
  });

  it.each([
    [{ type: 'image/svg+xml', size: 10 }, 'Please choose a JPEG, PNG or WebP picture.'],
    [{ type: '', size: 10 }, 'Please choose a JPEG, PNG or WebP picture.'],
    [{ type: 'image/png', size: 50_000_001 }, 'The file is larger than 50 MB. Please choose a smaller one.'],
    [{ type: 'image/webp', size: 50_000_000 }, null],
  ])('is chosen among files that can be opened: %o', (file, problem) => {
    expect(pictureProblem(file)).toBe(problem);
    const { state, context } = run([loaded, { type: 'picture.choose', file: { name: 'x', ...file } }]);
    expect([state, context.problem]).toEqual([problem === null ? 'opening' : 'shown', problem]);
  });

  it('says when a file that claims to be one cannot be read', () => {
    const { state, context } = run([...opening, rejected('openPicture', failing.unexpected)]);
    expect(state).toBe('shown');
    expect(context.problem).toMatch(/damaged/);
    expect(run([...opening, rejected('openPicture', failing.unexpected), choose]).context.problem).toBeNull();
  });

  it('is cut to the largest square in its middle at first, then as the person moves and zooms it', () => {
    expect(run(cropping).context.crop).toEqual({ x: 160, y: 0, side: 640 });
    expect(run(closer).context.crop).toEqual({ x: 120, y: 40, side: 320 });
  });

  it('is sent as it was cut, is told how far it is, and stands where the old one stood', () => {
    const { snapshot, context } = run(sending);
    expect(asked(snapshot, 'savePicture')).toMatchObject({ url: opened.url, crop: { x: 120, y: 40, side: 320 } });
    expect(context.progress).toBe(40);
    const { state, context: after, effects } = run([...sending, saved]);
    expect(state).toBe('shown');
    expect(after).toMatchObject({ own: { name: own.name, image: '/api/v1/files/new' }, opened: null, crop: null });
    expect(effects).toEqual([toast('Profile Updated Successfully!', 'Your picture is saved.', 'positive')]);
  });

  it('keeps what was chosen and how it was cut when it could not be sent, and sends it again', () => {
    const failed: Event[] = [...sending, rejected('savePicture', failing.network)];
    const { state, context, effects } = run(failed);
    expect(state).toBe('cropping');
    expect(context).toMatchObject({ opened, crop: { x: 120, y: 40, side: 320 } });
    expect(context.problem).toBe('Unable to connect to the server. Please try again.');
    // It is said beside the picture.
    expect(effects).toEqual([]);
    expect(run([...failed, { type: 'picture.save' }])).toMatchObject({
      state: 'sending',
      context: { problem: null, progress: 0 },
    });
  });

  it('is given up without a trace', () => {
    const { state, context } = run([...closer, { type: 'picture.cancel' }]);
    expect(state).toBe('shown');
    expect(context).toMatchObject({ own, opened: null, crop: null });
  });

  it('is removed when that was confirmed, and can be only where there is one', () => {
    expect(run([loadedWithout]).snapshot.can({ type: 'picture.remove' })).toBe(false);
    expect(run([...confirming, { type: 'decision.cancel' }])).toMatchObject({ state: 'shown', context: { own } });
    const removing: Event[] = [...confirming, { type: 'decision.confirm' }];
    const { context, effects } = run([...removing, settled('removePicture')]);
    expect(context.own).toEqual({ ...own, image: null });
    expect(effects).toEqual([toast('Profile Updated Successfully!', 'Your picture is removed.', 'positive')]);
    expect(run([...removing, rejected('removePicture', failing.network)])).toMatchObject({
      state: 'shown',
      context: { own },
    });
  });

  it.each([
    [
      failing.refused(422, 'Please check.', { profileImage: 'It is damaged.' }),
      'Profile Update Failed',
      'It is damaged.',
    ],
    [failing.refused(413, 'The file is larger than 5 MB.'), 'Profile Update Failed', 'The file is larger than 5 MB.'],
    [failing.refused(401), 'Authentication Error', 'Please log in again to continue.'],
    [failing.unexpected, 'Profile Update Failed', 'Failed to update profile. Please try again.'],
  ])('says why it was not saved: %o', (error, title, description) => {
    expect(pictureFailure(error)).toEqual(toast(title, description));
  });
});
