import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, nameOf, rejected, replay, settled } from '../../testing/replay.ts';
import { clientProfile } from '../../testing/samples.ts';
import { editClientProfileMachine } from './flow.ts';
import { failure, input, loaded, moved, saving } from './scenarios.ts';

type Event = ReplayEvent<typeof editClientProfileMachine>;

const run = (events: readonly Event[]) => {
  const { snapshot, effects } = replay(editClientProfileMachine, input, events);
  return { snapshot, effects, state: nameOf(snapshot.value), context: snapshot.context };
};
const save = { type: 'profile.save' } as const;
const toast = (title: string, description: string, tone = 'critical') => ({ type: 'toast', tone, title, description });
const toProfile = { type: 'navigate', to: 'profile' };

it('begins with what the profile says', () => {
  const { name, companyName, industry, companySize, website, location, bio, profileSummary } = clientProfile;
  expect(run([loaded]).context.values).toEqual({
    name,
    companyName,
    industry,
    companySize,
    website,
    location,
    bio,
    profileSummary,
  });
});

it('says when the profile could not be loaded, and leads back to it', () => {
  const { state, effects } = run([failure]);
  expect(state).toBe('loadFailed');
  expect(effects).toEqual([toast('Error', 'Failed to load profile data. Please try again.'), toProfile]);
});

it('leaves the way to the login where the session is over', () => {
  expect(run([rejected('getClientProfile', failing.refused(401))]).effects).toEqual([
    toast('Authentication Error', 'Please log in again to continue.'),
  ]);
});

describe('saving', () => {
  it('sends the change over the version that was read, tells that it is saved and leads to the profile', () => {
    expect(asked(run(saving).snapshot, 'updateClientProfile')).toMatchObject({
      ifMatch: '"1"',
      body: { name: clientProfile.name, location: moved, companySize: clientProfile.companySize },
    });
    const { snapshot, effects } = run([...saving, settled('updateClientProfile')]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([
      toast('Profile Updated Successfully!', 'Your changes have been saved.', 'positive'),
      toProfile,
    ]);
  });

  it.each([
    [{ type: 'field.change', name: 'name', value: ' ' }, 'name', 'Enter your full name.'],
    [{ type: 'field.change', name: 'companyName', value: '' }, 'companyName', 'Enter your company name.'],
    [{ type: 'field.change', name: 'industry', value: null }, 'industry', 'Choose your industry.'],
    [{ type: 'field.change', name: 'location', value: '' }, 'location', 'Enter your location.'],
    [{ type: 'field.change', name: 'bio', value: '\n' }, 'bio', 'Enter a few words about your company.'],
  ] satisfies [Event, string, string][])('needs everything that is required: %o', (event, name, message) => {
    const { state, context, effects } = run([loaded, event, save]);
    expect(state).toBe('editing.current');
    expect(context.problems).toEqual({ [name]: message });
    expect(effects).toEqual([toast('Incomplete Profile', 'Please fill in all required fields.')]);
  });

  it('names a website that is none at its field alone', () => {
    const { context, effects } = run([loaded, { type: 'field.change', name: 'website', value: 'harbour' }, save]);
    expect(context.problems).toEqual({ website: 'Enter the full address, starting with https://.' });
    expect(effects).toEqual([]);
  });

  it('keeps what was typed when it fails, and calls it an update', () => {
    const refused = failing.refused(422, 'Please check.', { location: 'Enter a shorter place.' });
    const { state, context, effects } = run([...saving, rejected('updateClientProfile', refused)]);
    expect(state).toBe('editing.current');
    expect(context).toMatchObject({ values: { location: moved }, problems: { location: 'Enter a shorter place.' } });
    expect(effects).toEqual([toast('Profile Update Failed', 'Please check.')]);
  });
});
