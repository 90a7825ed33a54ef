import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile, newClientProfile } from '../../testing/samples.ts';
import type { ClientProfileSetupInput, ClientProfileValues } from './machine.ts';
import { clientProfileSetupMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const clientProfileSetupSnapshots = {
  loading: at(clientProfileSetupMachine, input),
  loadFailed: at(clientProfileSetupMachine, input, [failure]),
  'editing.current': at(clientProfileSetupMachine, input, [loaded]),
  'editing.outdated': at(clientProfileSetupMachine, input, outdated),
  saving: at(clientProfileSetupMachine, input, saving),
  comparing: at(clientProfileSetupMachine, input, comparing),
  saved: at(clientProfileSetupMachine, input, [...saving, settled('updateClientProfile')]),
} satisfies Record<StateOf<typeof clientProfileSetupMachine>, SnapshotFrom<typeof clientProfileSetupMachine>>;

/** Refinements of a state that people meet. */
export const clientProfileSetupVariations = {
  filled: at(clientProfileSetupMachine, input, filled),
  incomplete: at(clientProfileSetupMachine, input, [loaded, { type: 'profile.save' }]),
  badWebsite: at(clientProfileSetupMachine, input, [
    ...filled,
    { type: 'field.change', name: 'website', value: 'harbourandpine' },
    { type: 'profile.save' },
  ]),
  refused: at(clientProfileSetupMachine, input, [...saving, rejected('updateClientProfile', failing.refused(500))]),
};
