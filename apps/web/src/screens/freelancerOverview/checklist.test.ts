import { criteria } from '@guildhall/machines/domain/profileCompletion';
import { freelancerProfile } from '@guildhall/machines/testing/samples';
import { describe, expect, it } from 'vitest';

import { fieldHref } from '../profileSetup/fieldHref.ts';
import { checklistOf, editLabel } from './checklist.ts';

const { completion } = freelancerProfile;

describe('the checklist of a profile', () => {
  it.each(criteria)('says whether %s is there', (criterion) => {
    const without = { ...completion, criteria: { ...completion.criteria, [criterion]: false } };
    const missing = checklistOf(without).filter(({ isMet }) => !isMet);
    expect(missing.map((entry) => entry.criterion)).toEqual([criterion]);
    expect(fieldHref(criterion)).toMatch(/^\/edit-profile\?field=\w+$/);
  });

  it.each([
    [0, 'Complete Profile'],
    [88, 'Complete Profile'],
    [89, 'Complete Profile'],
    [90, 'Edit Profile'],
    [100, 'Edit Profile'],
  ])('calls the way to the form at %i%: %s', (percentage, label) => {
    expect(editLabel(percentage)).toBe(label);
  });
});
