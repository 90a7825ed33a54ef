import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile, newClientProfile } from '../../testing/samples.ts';
import type { ClientProfileSetupInput, ClientProfileValues } from './flow.ts';
import { clientProfileSetupMachine } from './flow.ts';

type Event = ReplayEvent<typeof clientProfileSetupMachine>;

export const input: ClientProfileSetupInput = { draft: null };

export const complete: ClientProfileValues = {
  companyName: 'Harbour & Pine',
  industry: 'E-commerce',
  website: 'https://harbourandpine.example',
  location: 'Gothenburg, Sweden',
  bio: 'We sell furniture that is made to be repaired.',
  profileSummary: 'Looking for people who care about small shops.',
};

/** The profile as it is right after signing up. */
export const loaded: Event = settled('getClientProfile', { data: newClientProfile, etag: '"1"' });
/** The profile as someone else has just changed it. */
export const newer: Event = settled('getClientProfile', {
  data: { ...clientProfile, companyName: 'Harbour, Pine & Sons' },
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
    badWebsite: [
      ...filled,
      { type: 'field.change', name: 'website', value: 'harbourandpine' },
      { type: 'profile.save' },
    ],
    refused: [...saving, rejected('updateClientProfile', failing.refused(500))],
  },
});
