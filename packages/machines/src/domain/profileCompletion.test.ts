import { describe, expect, it } from 'vitest';

import type { CompletableProfile } from './profileCompletion.ts';
import { completion, criteria, enoughToApply, isComplete, mayApply, share } from './profileCompletion.ts';

const complete: CompletableProfile = {
  name: 'Ines Duarte',
  bio: 'Interfaces that explain themselves.',
  location: 'Porto',
  age: 34,
  skills: ['React'],
  experience: '8 years',
  hourlyRate: 65,
  githubUrl: null,
  linkedinUrl: null,
  portfolioUrl: 'https://ines.example',
};

const blank: CompletableProfile = {
  name: null,
  bio: '',
  location: '  ',
  age: null,
  skills: [' '],
  experience: '',
  hourlyRate: null,
  githubUrl: '',
  linkedinUrl: null,
  portfolioUrl: ' ',
};

describe('how complete a profile is', () => {
  it('is all of it when every criterion is met', () => {
    expect(completion(complete)).toEqual({ percent: 100, missing: [] });
  });

  it('is nothing when only blanks and starting values are there', () => {
    expect(completion(blank)).toEqual({ percent: 0, missing: [...criteria] });
  });

  it.each([
    [0, 0],
    [1, 13],
    [2, 25],
    [3, 38],
    [4, 50],
    [5, 63],
    [6, 75],
    [7, 88],
    [8, 100],
  ])('weighs %i of the eight criteria as %i percent', (count, percent) => {
    const filled = { ...blank };
    for (const criterion of criteria.slice(0, count)) {
      if (criterion === 'links') filled.portfolioUrl = complete.portfolioUrl;
      else Object.assign(filled, { [criterion]: complete[criterion] });
    }
    expect(completion(filled)).toEqual({ percent, missing: criteria.slice(count) });
  });

  it('is the sum of the shares that its criteria have', () => {
    expect(share * criteria.length).toBe(100);
  });

  it.each([
    [8, 5],
    [5, 2],
    [4, 1],
    [3, 0],
    [0, 0],
  ])('lets one apply who lacks %i criteria once %i of them are met', (lacking, enough) => {
    expect(enoughToApply(lacking)).toBe(enough);
  });

  it.each(['githubUrl', 'linkedinUrl', 'portfolioUrl'] as const)('takes %s alone as a professional link', (link) => {
    expect(completion({ ...complete, portfolioUrl: null, [link]: 'https://ines.example' }).missing).toEqual([]);
  });

  it('takes work for nothing as a rate', () => {
    expect(completion({ ...complete, hourlyRate: 0 }).missing).toEqual([]);
  });

  it('opens the job list at 60 percent', () => {
    expect([59, 60].map(mayApply)).toEqual([false, true]);
  });

  it('counts as complete at 90 percent', () => {
    expect([89, 90].map(isComplete)).toEqual([false, true]);
  });
});
