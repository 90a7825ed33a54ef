import type { SnapshotFrom } from 'xstate';

import type { FreelancerProfileInput } from '../../kit/freelancerProfileForm.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { editFreelancerProfileMachine } from './machine.ts';

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

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const editFreelancerProfileSnapshots = {
  loading: at(editFreelancerProfileMachine, input),
  loadFailed: at(editFreelancerProfileMachine, input, [failure]),
  'editing.incomplete': at(editFreelancerProfileMachine, input, cleared),
  'editing.complete': at(editFreelancerProfileMachine, input, [loaded]),
  'editing.outdated': at(editFreelancerProfileMachine, input, outdated),
  saving: at(editFreelancerProfileMachine, input, saving),
  comparing: at(editFreelancerProfileMachine, input, comparing),
  saved: at(editFreelancerProfileMachine, input, [...saving, settled('updateFreelancerProfile')]),
} satisfies Record<StateOf<typeof editFreelancerProfileMachine>, SnapshotFrom<typeof editFreelancerProfileMachine>>;

/** Refinements of a state that people meet. */
export const editFreelancerProfileVariations = {
  skillTyped: at(editFreelancerProfileMachine, input, [
    loaded,
    { type: 'field.change', name: 'newSkill', value: 'Figma' },
  ]),
  refused: at(editFreelancerProfileMachine, input, [
    ...saving,
    rejected('updateFreelancerProfile', failing.refused(422, 'Please check.', { location: 'Enter a shorter place.' })),
  ]),
};
