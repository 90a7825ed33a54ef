import { describe, expect, it } from 'vitest';

import { asked, failing, rejected, replay, settled } from '../../testing/replay.ts';
import { publicFreelancer } from '../../testing/samples.ts';
import { publicProfileMachine } from './flow.ts';
import { input, limitReached } from './scenarios.ts';

const retry = { type: 'profile.retry' } as const;
const known = { type: 'reader.known' } as const;
const read = settled('getPublicProfile', publicFreelancer);
const failure = rejected('getPublicProfile', failing.network);

describe('reading a profile', () => {
  it('asks for the person that the address names', () => {
    const { snapshot } = replay(publicProfileMachine, input);
    expect(asked(snapshot, 'getPublicProfile')).toEqual({ params: { userId: publicFreelancer.userId } });
    expect(replay(publicProfileMachine, input, [read]).snapshot.context.profile).toEqual(publicFreelancer);
  });

  it.each([404, 400])('says that the profile does not exist after %i, and offers no second try', (status) => {
    const { snapshot } = replay(publicProfileMachine, input, [rejected('getPublicProfile', failing.refused(status))]);
    expect(snapshot.value).toBe('missing');
    expect(snapshot.can(retry)).toBe(false);
  });

  it('is completed for a viewer who is signed in', () => {
    const email = 'ngozi@adeyemi.example';
    const { snapshot } = replay(publicProfileMachine, input, [
      read,
      known,
      settled('getPublicProfile', { ...publicFreelancer, email }),
    ]);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context.profile?.email).toBe(email);
  });

  it('stays as it was when it cannot be completed', () => {
    const { snapshot } = replay(publicProfileMachine, input, [read, known, failure]);
    expect(snapshot.value).toBe('shown');
    expect(snapshot.context.profile).toEqual(publicFreelancer);
  });
});

describe('opening more profiles than one account may in a day', () => {
  it('is told with the time to wait, and can be tried again', () => {
    const { snapshot } = replay(publicProfileMachine, input, [limitReached]);
    expect(snapshot.value).toBe('limited');
    expect(snapshot.context.opensAgainIn).toBe(4.6 * 3600);
    expect(replay(publicProfileMachine, input, [limitReached, retry]).snapshot.value).toBe('loading');
  });

  it('takes nothing away from the profile that is already on screen', () => {
    const { snapshot } = replay(publicProfileMachine, input, [read, known, limitReached]);
    expect(snapshot.value).toBe('limited');
    expect(snapshot.context.profile).toEqual(publicFreelancer);
    expect(replay(publicProfileMachine, input, [read, known, limitReached, retry]).snapshot.value).toBe('completing');
  });
});
