import { describe, expect, it } from 'vitest';

import type { ReplayEvent } from '../../testing/replay.ts';
import { asked, nameOf, replay, settled } from '../../testing/replay.ts';
import { freelancerProfile } from '../../testing/samples.ts';
import { freelancerProfileSetupMachine } from './flow.ts';
import { complete, filled, input, loaded, newer, saving } from './scenarios.ts';

const run = (events: readonly ReplayEvent<typeof freelancerProfileSetupMachine>[]) => {
  const { snapshot, effects } = replay(freelancerProfileSetupMachine, input, events);
  return { snapshot, effects, state: nameOf(snapshot.value), context: snapshot.context };
};
const save = { type: 'profile.save' } as const;
const toast = (title: string, description?: string, tone = 'critical') =>
  description === undefined ? { type: 'toast', tone, title } : { type: 'toast', tone, title, description };

describe('opening the own profile', () => {
  it('begins with what the profile says', () => {
    const { state, context } = run([settled('getFreelancerProfile', { data: freelancerProfile, etag: '"7"' })]);
    expect(state).toBe('editing.complete');
    expect(context).toMatchObject({
      etag: '"7"',
      values: {
        name: freelancerProfile.name,
        age: String(freelancerProfile.age),
        bio: freelancerProfile.bio,
        location: freelancerProfile.location,
        skills: freelancerProfile.skills,
        experience: freelancerProfile.experience,
        hourlyRate: String(freelancerProfile.hourlyRate),
        githubUrl: freelancerProfile.githubUrl,
        linkedinUrl: '',
        portfolioUrl: freelancerProfile.portfolioUrl,
      },
    });
  });

  it('begins empty where the profile says nothing yet', () => {
    const { state, context } = run([loaded]);
    expect(state).toBe('editing.incomplete');
    expect(context.values).toMatchObject({ name: complete.name, age: '', hourlyRate: '', availability: true });
  });

  it('goes on with what was typed before, on the newest version', () => {
    const draft = { ...complete, location: 'Faro' };
    const { snapshot } = replay(freelancerProfileSetupMachine, { draft }, [newer]);
    expect(snapshot.context).toMatchObject({ values: draft, etag: '"2"', draft: null });
  });
});

describe('setting up the profile', () => {
  it('has a button only when everything required is filled in', () => {
    expect(run(filled).state).toBe('editing.complete');
  });

  it.each(['name', 'bio', 'location', 'experience', 'hourlyRate'] as const)('is incomplete without %s', (name) => {
    const { state } = run([...filled, { type: 'field.change', name, value: '  ' }]);
    expect(state).toBe('editing.incomplete');
    expect(run([...filled, { type: 'field.change', name, value: '' }, save]).context.problems).toHaveProperty(name);
  });

  it('asks for what is required when it is sent by the keyboard all the same', () => {
    const { context, effects } = run([loaded, save]);
    expect(context.problems).toEqual({
      bio: 'Enter a few words about yourself.',
      location: 'Enter your location.',
      experience: 'Enter your experience.',
      hourlyRate: 'Enter your hourly rate.',
    });
    expect(effects).toEqual([toast('Incomplete Profile', 'Please fill in all required fields.')]);
  });

  const age = 'Enter your age in whole years, from 18 to 100, or leave it empty.';
  const rate = 'Enter an amount of dollars from 0 to 10,000, such as 45 or 45.50.';
  const address = 'Enter the full address, starting with https://.';
  it.each([
    ['age', '17', age],
    ['age', '101', age],
    ['age', '34.5', age],
    ['age', 'old', age],
    ['hourlyRate', '-1', rate],
    ['hourlyRate', 'a lot', rate],
    ['hourlyRate', '10,001', rate],
    ['githubUrl', 'github', address],
    ['linkedinUrl', 'linkedin', address],
    ['portfolioUrl', 'mailto:ngozi@adeyemi.example', address],
    ['newSkill', 'x'.repeat(51), 'Use at most 50 characters for a skill.'],
  ] as const)('names what is wrong with %s: %s', (name, value, message) => {
    const { state, context, effects } = run([...filled, { type: 'field.change', name, value }, save]);
    expect(state).toBe('editing.complete');
    expect(context.problems).toEqual({ [name]: message });
    expect(effects).toEqual([]);
  });

  it.each([
    ['age', '18', { age: 18 }],
    ['githubUrl', 'github.com/example', { githubUrl: 'https://github.com/example' }],
    ['age', '100', { age: 100 }],
    ['age', '', { age: null }],
    ['hourlyRate', '0', { hourlyRate: 0 }],
    ['hourlyRate', '$1,250.50', { hourlyRate: 1250.5 }],
    ['availability', false, { availability: false }],
    ['portfolioUrl', ' ', { portfolioUrl: null }],
    ['name', '  Ngozi A. ', { name: 'Ngozi A.' }],
    ['newSkill', 'Go', { skills: ['React', 'TypeScript', 'Go'] }],
    ['newSkill', 'react', { skills: ['React', 'TypeScript'] }],
  ] as const)('saves %s %o as %o', (name, value, body) => {
    // Each pair is one of the union's.
    const change = { type: 'field.change', name, value } as (typeof filled)[number];
    expect(asked(run([...filled, change, save]).snapshot, 'updateFreelancerProfile')).toMatchObject({
      ifMatch: '"1"',
      body,
    });
  });

  it('says that it is saved and goes on', () => {
    const { snapshot, effects } = run([...saving, settled('updateFreelancerProfile')]);
    expect(snapshot.status).toBe('done');
    expect(effects).toEqual([toast('Profile Created Successfully!', undefined, 'positive'), { type: 'proceed' }]);
  });
});

describe('listing skills', () => {
  const add = { type: 'skill.add' } as const;
  const typed = (value: string) => ({ type: 'field.change', name: 'newSkill', value }) as const;

  it('adds what was typed, trimmed, and empties the box', () => {
    expect(run([...filled, typed(' Go '), add]).context.values).toMatchObject({
      skills: ['React', 'TypeScript', 'Go'],
      newSkill: '',
    });
  });

  it.each(['', '  ', ' , '])('has nothing to add of %o', (value) => {
    expect(run([...filled, typed(value)]).snapshot.can(add)).toBe(false);
  });

  it('says why a skill is not added, and keeps it in the box', () => {
    const { context } = run([...filled, typed('react'), add]);
    expect(context.values).toMatchObject({ skills: ['React', 'TypeScript'], newSkill: 'react' });
    expect(context.problems).toEqual({ newSkill: 'This skill is already on your list.' });
    expect(run([...filled, typed('react'), add, typed('Rust'), add]).context.problems).toEqual({});
  });

  it('removes a skill', () => {
    const { context } = run([...filled, { type: 'skill.remove', skill: 'React' }]);
    expect(context.values.skills).toEqual(['TypeScript']);
    expect(run([...filled]).snapshot.can({ type: 'skill.remove', skill: 'Go' })).toBe(false);
  });
});
