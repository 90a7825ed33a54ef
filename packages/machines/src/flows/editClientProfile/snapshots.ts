import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile } from '../../testing/samples.ts';
import type { EditClientProfileInput } from './machine.ts';
import { editClientProfileMachine } from './machine.ts';

type Event = ReplayEvent<typeof editClientProfileMachine>;

export const input: EditClientProfileInput = { draft: null };

export const loaded: Event = settled('getClientProfile', { data: clientProfile, etag: '"1"' });
/** The profile after a change on another device. */
export const newer: Event = settled('getClientProfile', {
  data: { ...clientProfile, companyName: 'Harbour, Pine & Sons' },
  etag: '"2"',
});
export const failure: Event = rejected('getClientProfile', failing.network);

export const moved = 'Malmö, Sweden';
export const saving: Event[] = [
  loaded,
  { type: 'field.change', name: 'location', value: moved },
  { type: 'profile.save' },
];
export const comparing: Event[] = [...saving, rejected('updateClientProfile', failing.refused(412))];
export const outdated: Event[] = [...comparing, newer];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const editClientProfileSnapshots = {
  loading: at(editClientProfileMachine, input),
  loadFailed: at(editClientProfileMachine, input, [failure]),
  'editing.current': at(editClientProfileMachine, input, [loaded]),
  'editing.outdated': at(editClientProfileMachine, input, outdated),
  saving: at(editClientProfileMachine, input, saving),
  comparing: at(editClientProfileMachine, input, comparing),
  saved: at(editClientProfileMachine, input, [...saving, settled('updateClientProfile')]),
} satisfies Record<StateOf<typeof editClientProfileMachine>, SnapshotFrom<typeof editClientProfileMachine>>;

/** Refinements of a state that people meet. */
export const editClientProfileVariations = {
  incomplete: at(editClientProfileMachine, input, [
    loaded,
    { type: 'field.change', name: 'name', value: ' ' },
    { type: 'field.change', name: 'bio', value: '' },
    { type: 'profile.save' },
  ]),
};
