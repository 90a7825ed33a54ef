import { describe, expect, it } from 'vitest';

import { required } from '../kit/required.ts';
import { threeFreelancers as freelancers } from '../testing/samples.ts';
import { comparedIn, compareSkills, comparisonFromAddress, comparisonInAddress } from './comparison.ts';

const id = (number: number) => `00000003-0000-4000-8000-${String(number).padStart(12, '0')}`;
const read = (people: string) => comparisonFromAddress({ people });

describe('the address of a comparison', () => {
  it.each([
    ['two people, in their order', `${id(2)},${id(1)}`, [id(2), id(1)], 0, 0],
    ['four', [1, 2, 3, 4].map(id).join(), [1, 2, 3, 4].map(id), 0, 0],
    ['one', id(1), [id(1)], 0, 0],
    ['no one', '', [], 0, 0],
    ['someone twice, in other letters', `${id(10).toUpperCase()}, ${id(10)}`, [id(10)], 0, 0],
    ['six, of whom the first are compared', [1, 2, 3, 4, 5, 6].map(id).join(), [1, 2, 3, 4].map(id), 2, 0],
    ['something that is no id', `amara-okafor,${id(1)},,7`, [id(1)], 0, 2],
    ['nothing but that', 'undefined', [], 0, 1],
  ])('names %s', (_, text, people, excess, unreadable) => {
    expect(read(text)).toEqual({ people, excess, unreadable, projectId: null });
  });

  it('names no one where it says nothing', () => {
    expect(comparisonFromAddress({})).toEqual({ people: [], excess: 0, unreadable: 0, projectId: null });
  });

  it('names the project that they applied to, where it is one', () => {
    expect(comparisonFromAddress({ people: id(1), project: id(7) }).projectId).toBe(id(7));
    expect(comparisonFromAddress({ people: id(1), project: 'seven' }).projectId).toBeNull();
  });

  it('says the same when it is written and read again', () => {
    const { people } = read(`${id(3)},${id(1)}`);
    expect(comparisonFromAddress(comparisonInAddress(people)).people).toEqual(people);
  });
});

describe('what is compared', () => {
  const [ngozi, emil, marguerite] = freelancers;

  it('is whom the address names and who was found, in its order', () => {
    expect(comparedIn(read([3, 99, 1].map(id).join()), freelancers)).toEqual([marguerite, ngozi]);
  });

  const withSkills = (...skills: string[]) => ({
    ...required(emil ?? null),
    professional: { ...required(emil ?? null).professional, skills },
  });

  it.each([
    [
      'shared by all in any case',
      [
        ['React', 'Go'],
        ['figma', 'react'],
      ],
      ['React'],
      [['Go'], ['figma']],
    ],
    ['shared by two of three', [['React'], ['React'], ['Go']], [], [['React'], ['React'], ['Go']]],
    ['those of one alone', [['React', 'Go']], [], [['React', 'Go']]],
    ['the same of both', [['Go'], ['Go']], ['Go'], [[], []]],
    ['none', [[], ['Go']], [], [[], ['Go']]],
  ])('are skills: %s', (_, lists, shared, others) => {
    expect(compareSkills(lists.map((list) => withSkills(...list)))).toEqual({ shared, others });
  });
});
