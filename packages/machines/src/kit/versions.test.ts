import { describe, expect, it } from 'vitest';

import { changedElsewhere, mergeVersions } from './versions.ts';

const base = { name: 'Ngozi', place: 'Lisbon', skills: ['React'], isFree: true };

describe('a newer version of a form', () => {
  it('changes nothing where it says what the form was filled with', () => {
    const mine = { ...base, place: 'Porto', skills: ['React', 'Figma'] };
    expect(changedElsewhere(base, mine, { ...base, skills: ['React'] })).toEqual({});
    expect(mergeVersions(base, mine, base)).toEqual(mine);
  });

  it('names what it changed, also in fields that were left alone', () => {
    const mine = { ...base, place: 'Porto' };
    const theirs = { ...base, place: 'Faro', isFree: false, skills: [] };
    expect(changedElsewhere(base, mine, theirs)).toEqual({ place: 'Faro', isFree: false, skills: [] });
  });

  it('is no change where the form says the same meanwhile', () => {
    const mine = { ...base, skills: ['React', 'Figma'] };
    expect(changedElsewhere(base, mine, { ...base, skills: ['React', 'Figma'] })).toEqual({});
  });

  it('gives what was left alone, and nothing else', () => {
    const mine = { ...base, place: 'Porto' };
    const theirs = { ...base, place: 'Faro', skills: ['Figma'] };
    expect(mergeVersions(base, mine, theirs)).toEqual({ ...base, place: 'Porto', skills: ['Figma'] });
  });
});
