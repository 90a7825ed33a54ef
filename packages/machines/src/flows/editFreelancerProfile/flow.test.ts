import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, nameOf, rejected, replay, settled } from '../../testing/replay.ts';
import { editFreelancerProfileMachine } from './flow.ts';
import { cleared, failure, input, loaded, moved, saving } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof editFreelancerProfileMachine>[]) => {
  const { snapshot, effects } = replay(editFreelancerProfileMachine, input, events);
  return { snapshot, effects, state: nameOf(snapshot.value), context: snapshot.context };
};
const save = { type: 'profile.save' } as const;
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const toProfile = { type: 'navigate', to: 'profile' };

describe('opening the form', () => {
  it('begins with what the profile says', () => {
    expect(run([loaded]).state).toBe('editing.complete');
  });

  it('says when the profile could not be loaded, and leads back to it', () => {
    const { state, effects } = run([failure]);
    expect(state).toBe('loadFailed');
    expect(effects).toEqual([toast('Error', 'Failed to load profile data. Please try again.'), toProfile]);
  });

  it('leaves the way to the login where the session is over', () => {
    expect(run([rejected('getFreelancerProfile', failing.refused(401))]).effects).toEqual([
      toast('Authentication Error', 'Please log in again to continue.'),
    ]);
  });
});

describe('saving', () => {
  it('sends the change over the version that was read, tells that it is saved and leads to the profile', () => {
    expect(asked(run(saving).snapshot, 'updateFreelancerProfile')).toMatchObject({
      ifMatch: '"1"',
      body: { location: moved },
    });
    const { snapshot, effects } = run([...saving, settled('updateFreelancerProfile')]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([
      toast('Profile Updated Successfully!', 'Your changes have been saved.', 'positive'),
      toProfile,
    ]);
  });

  it('calls a failure what it is: an update', () => {
    const refused = failing.refused(422, 'Please check.', { location: 'Enter a shorter place.' });
    const { context, effects } = run([...saving, rejected('updateFreelancerProfile', refused)]);
    expect(effects).toEqual([toast('Profile Update Failed', 'Please check.')]);
    expect(context.problems).toEqual({ location: 'Enter a shorter place.' });
  });

  it('needs everything that is required', () => {
    const { state, effects } = run([...cleared, save]);
    expect(state).toBe('editing.incomplete');
    expect(effects).toEqual([toast('Incomplete Profile', 'Please fill in all required fields.')]);
  });
});
