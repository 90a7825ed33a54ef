import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { newClientProfile } from '../../testing/samples.ts';
import type { ClientProfileSetupInput, ClientProfileValues } from './flow.ts';
import { clientProfileSetupMachine } from './flow.ts';

type Event = ReplayEvent<typeof clientProfileSetupMachine>;

export const input: ClientProfileSetupInput = { draft: null };

export const complete: ClientProfileValues = {
  companyName: 'Brandt Bicycles',
  industry: 'Manufacturing',
  website: 'https://brandt.example',
  location: 'Hamburg, Germany',
  bio: 'We build bicycles that carry children, and crates.',
  profileSummary: 'Looking for people who ride.',
};

/** The profile as it is right after signing up. */
export const loaded: Event = settled('getClientProfile', { data: newClientProfile, etag: '"1"' });
/** The profile as someone else has just changed it. */
export const newer: Event = settled('getClientProfile', {
  data: { ...newClientProfile, companyName: 'Brandt & Daughter' },
  etag: '"2"',
});
export const failure: Event = rejected('getClientProfile', failing.network);

/** Loaded, and every field filled in. */
export const filled: Event[] = [
  loaded,
  { type: 'field.change', name: 'companyName', value: complete.companyName },
  { type: 'field.change', name: 'industry', value: complete.industry },
  { type: 'field.change', name: 'website', value: complete.website },
  { type: 'field.change', name: 'location', value: complete.location },
  { type: 'field.change', name: 'bio', value: complete.bio },
  { type: 'field.change', name: 'profileSummary', value: complete.profileSummary },
];

export const saving: Event[] = [...filled, { type: 'profile.save' }];
export const comparing: Event[] = [...saving, rejected('updateClientProfile', failing.refused(412))];
export const outdated: Event[] = [...comparing, newer];

export const clientProfileSetupFlow = defineFlow({
  machine: clientProfileSetupMachine,
  input,
  scenarios: {
    loading: [],
    loadFailed: [failure],
    'editing.current': [loaded],
    'editing.outdated': outdated,
    saving: saving,
    comparing: comparing,
    saved: [...saving, settled('updateClientProfile')],

    filled: filled,
    incomplete: [loaded, { type: 'profile.save' }],
    badWebsite: [...filled, { type: 'field.change', name: 'website', value: 'brandt' }, { type: 'profile.save' }],
    refused: [...saving, rejected('updateClientProfile', failing.refused(500))],
  },
});
