import { required } from '@guildhall/machines/kit/required';
import { jobsOfFreelancer, mark } from '@guildhall/machines/testing/samples';
import { describe, expect, it } from 'vitest';

import { whyJobFound } from './whyJobFound.ts';

const all = { query: '', skills: [] };
const own = required(jobsOfFreelancer[0] ?? null);

describe('why a job may suit its reader', () => {
  it.each([
    [['React', 'TypeScript'], 'Matches 2 of your skills: React, TypeScript'],
    [['React'], 'Matches one of your skills: React'],
    [[], null],
    [undefined, null],
  ] as const)('is said in words: %j', (shared, text) => {
    const { sharedSkills: _, ...job } = own;
    expect(whyJobFound({ ...job, ...(shared && { sharedSkills: [...shared] }) }, all).reason).toBe(text);
  });

  it.each([
    [null, false],
    [own.postedAt, false],
    ['2000-01-01T00:00:00.000Z', true],
  ])('is new where it came after %s', (newSince, isNew) => {
    expect(whyJobFound(own, { ...all, newSince }).isNew).toBe(isNew);
  });

  it('is marked in title, text and skills, and marked skills come first', () => {
    const { title, description, skills } = whyJobFound(mark, { query: 'mark', skills: ['Illustration'] });
    const marks = (parts: typeof title) => parts.filter(({ isMatch }) => isMatch).map(({ text }) => text);
    expect(marks(title)).toEqual(['mark']);
    expect(marks(description)).toEqual(['mark']);
    expect(skills.map(({ skill }) => skill)).toEqual(['Illustration', 'Logo Design', 'Brand Identity']);
  });
});
