import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { clientProfile } from '../../testing/samples.ts';
import type { EditClientProfileInput } from './flow.ts';
import { editClientProfileMachine } from './flow.ts';

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

export const editClientProfileFlow = defineFlow({
  machine: editClientProfileMachine,
  input,
  scenarios: {
    loading: [],
    loadFailed: [failure],
    'editing.current': [loaded],
    'editing.outdated': outdated,
    saving: saving,
    comparing: comparing,
    saved: [...saving, settled('updateClientProfile')],

    incomplete: [
      loaded,
      { type: 'field.change', name: 'name', value: ' ' },
      { type: 'field.change', name: 'bio', value: '' },
      { type: 'profile.save' },
    ],
  },
});
