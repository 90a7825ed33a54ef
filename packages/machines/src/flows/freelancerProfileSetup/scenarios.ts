import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { newFreelancerProfile } from '../../testing/samples.ts';
import type { FreelancerProfileSetupInput, FreelancerProfileValues } from './flow.ts';
import { freelancerProfileSetupMachine } from './flow.ts';

type Event = ReplayEvent<typeof freelancerProfileSetupMachine>;

export const input: FreelancerProfileSetupInput = { draft: null };

export const complete: FreelancerProfileValues = {
  name: newFreelancerProfile.name,
  age: '34',
  bio: 'I build small, sturdy pages for libraries.',
  location: 'Coimbra, Portugal',
  skills: ['React', 'TypeScript'],
  newSkill: '',
  experience: '8 years, mostly with React',
  hourlyRate: '35',
  githubUrl: '',
  linkedinUrl: '',
  portfolioUrl: 'https://quintao.example',
  availability: true,
};

/** The profile as it is right after signing up: the name is there. */
export const loaded: Event = settled('getFreelancerProfile', { data: newFreelancerProfile, etag: '"1"' });
/** The profile as it was just changed on another device. */
export const newer: Event = settled('getFreelancerProfile', {
  data: { ...newFreelancerProfile, location: 'Porto, Portugal' },
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

export const freelancerProfileSetupFlow = defineFlow({
  machine: freelancerProfileSetupMachine,
  input,
  others: [{ type: 'skill.remove', skill: 'React' }],
  scenarios: {
    loading: [],
    loadFailed: [failure],
    'editing.incomplete': [loaded],
    'editing.complete': filled,
    'editing.outdated': outdated,
    saving: saving,
    comparing: comparing,
    saved: [...saving, settled('updateFreelancerProfile')],

    marked: [loaded, { type: 'profile.save' }],
    badValues: [
      ...filled,
      { type: 'field.change', name: 'age', value: '17' },
      { type: 'field.change', name: 'hourlyRate', value: 'a lot' },
      { type: 'field.change', name: 'githubUrl', value: 'github' },
      { type: 'profile.save' },
    ],
    skillTyped: [...filled, { type: 'field.change', name: 'newSkill', value: 'Figma' }],
    skillTwice: [...filled, { type: 'field.change', name: 'newSkill', value: 'react' }, { type: 'skill.add' }],
    refused: [...saving, rejected('updateFreelancerProfile', failing.refused(500))],
  },
});
