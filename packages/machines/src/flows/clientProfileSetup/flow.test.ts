import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, failing, nameOf, rejected, replay, settled } from '../../testing/replay.ts';
import { newClientProfile } from '../../testing/samples.ts';
import { clientProfileSetupMachine } from './flow.ts';
import { complete, filled, input, loaded, newer, saving } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof clientProfileSetupMachine>[]) => {
  const { snapshot, effects } = replay(clientProfileSetupMachine, input, events);
  return { snapshot, effects, state: nameOf(snapshot.value), context: snapshot.context };
};
const save = { type: 'profile.save' } as const;
const toast = (title: string, description?: string, tone = 'critical') =>
  description === undefined ? { type: 'toast', tone, title } : { type: 'toast', tone, title, description };
const missing = toast('Incomplete Profile', 'Please fill in all required fields (Company Name, Industry, Location)');

describe('opening the own profile', () => {
  it('begins with what the profile says', () => {
    const { state, context } = run([
      settled('getClientProfile', { data: { ...newClientProfile, ...complete }, etag: '"7"' }),
    ]);
    expect(state).toBe('editing.current');
    expect(context).toMatchObject({ values: complete, etag: '"7"' });
  });

  it('begins empty where the profile says nothing yet', () => {
    expect(run([loaded]).context.values).toMatchObject({ companyName: '', industry: null, website: '' });
  });

  it('goes on with what was typed before, on the newest version', () => {
    const draft = { ...complete, companyName: 'Harbour' };
    const { snapshot } = replay(clientProfileSetupMachine, { draft }, [newer]);
    expect(snapshot.context).toMatchObject({ values: draft, etag: '"2"', draft: null });
  });

  it('sends someone whose session is over to the log-in', () => {
    expect(run([rejected('getClientProfile', failing.refused(401))]).effects).toEqual([
      toast('Authentication Error', 'Please log in again to continue.'),
    ]);
  });
});

describe('setting up the company', () => {
  it('asks for what is required, in a toast and beside each field', () => {
    const { state, context, effects } = run([loaded, save]);
    expect(state).toBe('editing.current');
    expect(context.problems).toEqual({
      companyName: 'Enter your company name.',
      industry: 'Choose your industry.',
      location: 'Enter your location.',
    });
    expect(effects).toEqual([missing]);
  });

  it.each([
    [{ type: 'field.change', name: 'companyName', value: ' ' }, 'companyName'],
    [{ type: 'field.change', name: 'industry', value: null }, 'industry'],
    [{ type: 'field.change', name: 'location', value: '' }, 'location'],
  ] as const)('is incomplete without one of them: %o', (event, name) => {
    const { context, effects } = run([...filled, event, save]);
    expect(Object.keys(context.problems)).toEqual([name]);
    expect(effects).toEqual([missing]);
  });

  it.each(['harbourandpine', 'ftp://harbour.example', 'https://', 'https:// x'])(
    'does not take %s for a website',
    (value) => {
      const { context, effects } = run([...filled, { type: 'field.change', name: 'website', value }, save]);
      expect(context.problems).toEqual({ website: 'Enter the full address, starting with https://.' });
      expect(effects).toEqual([]);
    },
  );

  it('saves trimmed texts over the version that was read; what is left empty is cleared', () => {
    const { snapshot } = run([
      ...filled,
      { type: 'field.change', name: 'companyName', value: ` ${complete.companyName} ` },
      { type: 'field.change', name: 'website', value: ' ' },
      { type: 'field.change', name: 'bio', value: '' },
      save,
    ]);
    expect(asked(snapshot, 'updateClientProfile')).toEqual({
      ifMatch: '"1"',
      body: { ...complete, website: null, bio: null },
    });
  });

  it('says that it is saved and goes on', () => {
    const { snapshot, effects } = run([...saving, settled('updateClientProfile')]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([toast('Profile Created Successfully!', undefined, 'positive'), { type: 'proceed' }]);
  });
});
