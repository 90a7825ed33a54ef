import type { ApplicationStatus } from '@guildhall/api/enums';
import { expect, it } from 'vitest';

import { comparedApplicants } from './comparedApplicants.ts';

const applications = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `a${place}`,
    freelancerId: `f${place}`,
    status: 'PENDING' as ApplicationStatus,
  }));

it.each([
  ['no one of none', 0, [], null],
  ['no one who is alone', 1, ['a0'], null],
  ['all of two', 2, [], { people: ['f0', 'f1'], by: 'few' }],
  ['all of four, one star being none', 4, ['a2'], { people: ['f0', 'f1', 'f2', 'f3'], by: 'few' }],
  ['no one of five', 5, ['a2'], null],
  ['those with stars, as listed', 5, ['a3', 'a1'], { people: ['f1', 'f3'], by: 'shortlist' }],
  ['no one of another project', 5, ['b1', 'b2'], null],
  [
    'the first four of five stars',
    6,
    ['a1', 'a2', 'a3', 'a4', 'a5'],
    { people: ['f1', 'f2', 'f3', 'f4'], by: 'shortlist' },
  ],
] as const)('compares %s', (_, count, shortlisted, compared) => {
  expect(comparedApplicants(applications(count), shortlisted)).toEqual(compared);
});

it.each(['REJECTED', 'WITHDRAWN'] as const)('leaves out who is %s, starred or not', (status) => {
  const list = applications(3).map((applied) => (applied.id === 'a2' ? { ...applied, status } : applied));
  expect(comparedApplicants(list, ['a0', 'a2'])).toEqual({
    people: ['f0', 'f1'],
    by: 'few',
  });
});
