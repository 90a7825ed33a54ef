import type { SnapshotFrom } from 'xstate';

import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, newFreelancerProfile } from '../../testing/samples.ts';
import type { FreelancerProfileSetupInput, FreelancerProfileValues } from './machine.ts';
import { freelancerProfileSetupMachine } from './machine.ts';

type Event = ReplayEvent<typeof freelancerProfileSetupMachine>;

export const input: FreelancerProfileSetupInput = { draft: null };

export const complete: FreelancerProfileValues = {
  name: 'Ngozi Adeyemi',
  age: '34',
  bio: 'I build calm, fast web applications for small teams.',
  location: 'Lisbon, Portugal',
  skills: ['React', 'TypeScript'],
  newSkill: '',
  experience: '8 years, mostly with React',
  hourlyRate: '65',
  githubUrl: '',
  linkedinUrl: '',
  portfolioUrl: 'https://adeyemi.example',
  availability: true,
};

/** The profile as it is right after signing up: the name is there. */
export const loaded: Event = settled('getFreelancerProfile', { data: newFreelancerProfile, etag: '"1"' });
/** The profile as it was just changed on another device. */
export const newer: Event = settled('getFreelancerProfile', {
  data: { ...freelancerProfile, location: 'Porto, Portugal' },
  etag: '"2"',
});
export const failure: Event = rejected('getFreelancerProfile', failing.network);

/** Loaded, and every field filled in. */
export const filled: Event[] = [
  loaded,
  { type: 'field.change', name: 'age', value: complete.age },
  { type: 'field.change', name: 'bio', value: complete.bio },
  { type: 'field.change', name: 'location', value: complete.location },
  { type: 'field.change', name: 'newSkill', value: 'React' },
  { type: 'skill.add' },
  { type: 'field.change', name: 'newSkill', value: 'TypeScript' },
  { type: 'skill.add' },
  { type: 'field.change', name: 'experience', value: complete.experience },
  { type: 'field.change', name: 'hourlyRate', value: complete.hourlyRate },
  { type: 'field.change', name: 'portfolioUrl', value: complete.portfolioUrl },
];

export const saving: Event[] = [...filled, { type: 'profile.save' }];
export const comparing: Event[] = [...saving, rejected('updateFreelancerProfile', failing.refused(412))];
export const outdated: Event[] = [...comparing, newer];

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const freelancerProfileSetupSnapshots = {
  loading: at(freelancerProfileSetupMachine, input),
  loadFailed: at(freelancerProfileSetupMachine, input, [failure]),
  'editing.incomplete': at(freelancerProfileSetupMachine, input, [loaded]),
  'editing.complete': at(freelancerProfileSetupMachine, input, filled),
  'editing.outdated': at(freelancerProfileSetupMachine, input, outdated),
  saving: at(freelancerProfileSetupMachine, input, saving),
  comparing: at(freelancerProfileSetupMachine, input, comparing),
  saved: at(freelancerProfileSetupMachine, input, [...saving, settled('updateFreelancerProfile')]),
} satisfies Record<StateOf<typeof freelancerProfileSetupMachine>, SnapshotFrom<typeof freelancerProfileSetupMachine>>;

/** Refinements of a state that people meet. */
export const freelancerProfileSetupVariations = {
  marked: at(freelancerProfileSetupMachine, input, [loaded, { type: 'profile.save' }]),
  badValues: at(freelancerProfileSetupMachine, input, [
    ...filled,
    { type: 'field.change', name: 'age', value: '17' },
    { type: 'field.change', name: 'hourlyRate', value: 'a lot' },
    { type: 'field.change', name: 'githubUrl', value: 'github' },
    { type: 'profile.save' },
  ]),
  skillTyped: at(freelancerProfileSetupMachine, input, [
    ...filled,
    { type: 'field.change', name: 'newSkill', value: 'Figma' },
  ]),
  skillTwice: at(freelancerProfileSetupMachine, input, [
    ...filled,
    { type: 'field.change', name: 'newSkill', value: 'react' },
    { type: 'skill.add' },
  ]),
  refused: at(freelancerProfileSetupMachine, input, [
    ...saving,
    rejected('updateFreelancerProfile', failing.refused(500)),
  ]),
};
