import type { FreelancerProfileInput } from '../../kit/freelancerProfileForm.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { editFreelancerProfileMachine } from './flow.ts';

type Event = ReplayEvent<typeof editFreelancerProfileMachine>;

export const input: FreelancerProfileInput = { draft: null };

export const loaded: Event = settled('getFreelancerProfile', { data: freelancerProfile, etag: '"1"' });
/** The profile after a change on another device. */
export const newer: Event = settled('getFreelancerProfile', {
  data: { ...freelancerProfile, experience: '10 years' },
  etag: '"2"',
});
export const failure: Event = rejected('getFreelancerProfile', failing.network);

export const moved = 'Porto, Portugal';
export const changed: Event[] = [loaded, { type: 'field.change', name: 'location', value: moved }];
export const cleared: Event[] = [loaded, { type: 'field.change', name: 'bio', value: '' }];
export const saving: Event[] = [...changed, { type: 'profile.save' }];
export const comparing: Event[] = [...saving, rejected('updateFreelancerProfile', failing.refused(412))];
export const outdated: Event[] = [...comparing, newer];

export const editFreelancerProfileFlow = defineFlow({
  machine: editFreelancerProfileMachine,
  input,
  others: [
    { type: 'skill.remove', skill: 'React' },
    { type: 'field.change', name: 'newSkill', value: 'Rust' },
  ],
  scenarios: {
    loading: [],
    loadFailed: [failure],
    'editing.incomplete': cleared,
    'editing.complete': [loaded],
    'editing.outdated': outdated,
    saving: saving,
    comparing: comparing,
    saved: [...saving, settled('updateFreelancerProfile')],

    skillTyped: [loaded, { type: 'field.change', name: 'newSkill', value: 'Playwright' }],
    refused: [
      ...saving,
      rejected(
        'updateFreelancerProfile',
        failing.refused(422, 'Please check.', { location: 'Enter a shorter place.' }),
      ),
    ],
  },
});
