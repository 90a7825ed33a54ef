import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { downloadFailure, resumeFailure, resumeProblem } from './failures.ts';
import { ownResumeMachine } from './flow.ts';
import { choose, confirming, loaded, nothing, notSent, resume, sending } from './scenarios.ts';

type Event = ReplayEvent<typeof ownResumeMachine>;

const run = (events: readonly Event[]) => {
  const { snapshot, effects } = replay(ownResumeMachine, undefined, events);
  return { snapshot, effects, state: snapshot.value, context: snapshot.context };
};
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const newer = { ...resume, fileName: choose.file.name };

describe('the own resume', () => {
  it('is shown as the profile has it', () => {
    expect(run([loaded])).toMatchObject({ state: 'shown', context: { resume } });
  });

  it.each([
    [{ type: 'application/pdf', size: 10_000_000 }, null],
    [{ type: 'application/pdf', size: 10_000_001 }, 'The file is larger than 10 MB. Please choose a smaller one.'],
    [{ type: 'application/msword', size: 10 }, 'Please choose a PDF.'],
  ])('is a PDF of a certain size: %o', (file, problem) => {
    expect(resumeProblem(file)).toBe(problem);
    const { state, context } = run([loaded, { type: 'resume.choose', file: { name: 'x', ...file } }]);
    expect([state, context.problem]).toEqual([problem === null ? 'sending' : 'shown', problem]);
  });

  it('is sent at once, tells how far it is, and takes the place of the one before', () => {
    const { snapshot, context } = run(sending);
    expect(asked(snapshot, 'sendResume')).toMatchObject({ file: choose.file });
    expect(context.progress).toBe(40);
    const { state, context: after, effects } = run([...sending, settled('sendResume', newer)]);
    expect([state, after.resume, after.file]).toEqual(['shown', newer, null]);
    expect(effects).toEqual([toast('Profile Updated Successfully!', 'Your resume is saved.', 'positive')]);
  });

  it('is kept when it could not be sent, to be sent again or given up', () => {
    const { state, context } = run(notSent);
    expect(state).toBe('notSent');
    expect(context).toMatchObject({ file: choose.file, resume });
    expect(context.problem).toBe('Unable to connect to the server. Please try again.');
    expect(run([...notSent, { type: 'resume.send' }])).toMatchObject({ state: 'sending', context: { problem: null } });
    for (const events of [notSent, sending]) {
      expect(run([...events, { type: 'resume.discard' }])).toMatchObject({
        state: 'shown',
        context: { file: null, problem: null, resume },
      });
    }
  });

  it('is downloaded, which may fail', () => {
    const downloading: Event[] = [loaded, { type: 'resume.download' }];
    expect(asked(run(downloading).snapshot, 'downloadResume')).toEqual(resume);
    expect(run([...downloading, settled('downloadResume')])).toMatchObject({ state: 'shown', effects: [] });
    expect(run([...downloading, rejected('downloadResume', failing.unexpected)]).effects).toEqual([
      downloadFailure(failing.unexpected),
    ]);
  });

  it('is removed when that was confirmed, and can be only where there is one', () => {
    expect(run([nothing]).snapshot.can({ type: 'resume.remove' })).toBe(false);
    expect(run([nothing]).snapshot.can({ type: 'resume.download' })).toBe(false);
    const removing: Event[] = [...confirming, { type: 'decision.confirm' }];
    expect(run([...removing, settled('removeResume')])).toMatchObject({
      context: { resume: null },
      effects: [toast('Profile Updated Successfully!', 'Your resume is removed.', 'positive')],
    });
    expect(run([...removing, rejected('removeResume', failing.network)]).context.resume).toEqual(resume);
    expect(run([...confirming, { type: 'decision.cancel' }]).context.resume).toEqual(resume);
  });

  it.each([
    [failing.refused(422, 'Please check.', { resume: 'It has a password.' }), 'It has a password.'],
    [failing.refused(503, 'Files cannot be accepted.'), 'Files cannot be accepted.'],
    [failing.unexpected, 'Failed to update profile. Please try again.'],
  ])('says why it was not saved: %o', (error, description) => {
    expect(resumeFailure(error)).toEqual(toast('Profile Update Failed', description));
  });
});
