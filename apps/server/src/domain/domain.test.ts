import { projectStatuses } from '@guildhall/api/enums';
import { skills } from '@guildhall/api/skills';
import { describe, expect, test } from 'vitest';

import { toTextQuery } from '../repositories/searchText.ts';
import { atFullCost } from '../testing/argon2.ts';
import { yearsOf } from './experience.ts';
import { permitApplication, permitProject, permitRating } from './lifecycleRules.ts';
import { hashSecret, isCommonPassword, isSecret } from './passwords.ts';
import { newCode, newToken } from './secrets.ts';
import { categoriesOf, freelancerSkills, projectSkills, toList } from './skills.ts';
import { cents, optional } from './text.ts';

describe('skills', () => {
  test('are read from joined text and from a list alike', () => {
    expect(toList(' React ,react,, TypeScript')).toEqual(['React', 'TypeScript']);
    expect(toList([' React', 'REACT', 'TypeScript '])).toEqual(['React', 'TypeScript']);
  });

  test('of a project are those of the catalogue, thirty at most', () => {
    expect(projectSkills('c++, node.JS')).toEqual(['C++', 'Node.js']);
    expect(projectSkills(skills.slice(0, 30))).toHaveLength(30);
    expect(() => projectSkills(skills.slice(0, 31).join(','))).toThrow('at most 30');
  });

  test('of a freelancer are their own words', () => {
    expect(freelancerSkills('Basket weaving, React')).toEqual(['Basket weaving', 'React']);
    expect(freelancerSkills('ö'.repeat(50))).toHaveLength(1);
  });

  test('belong to every category that has one of them', () => {
    expect(categoriesOf(['Figma', 'React'])).toEqual(['development', 'design']);
    expect(categoriesOf(['Translation'])).toEqual(['writing']);
  });
});

test.each([
  ['6 years, mostly with React', 6],
  ['about 2.5 years', 2.5],
  ['Since 1998', 99],
  ['many years', null],
])('"%s" is read as %s years', (text, years) => {
  expect(yearsOf(text)).toBe(years);
});

describe('a secret', () => {
  test('matches itself only, and no one’s matches nothing', async () => {
    const stored = await atFullCost(() => hashSecret('seven quiet lanterns'));
    expect(await isSecret(stored, 'seven quiet lanterns')).toBe(true);
    expect(await isSecret(stored, 'seven quiet lanterns ')).toBe(false);
    expect(await isSecret(undefined, 'seven quiet lanterns')).toBe(false);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  test('is long and never the same, a code has six digits', () => {
    expect(new Set(Array.from({ length: 100 }, newToken)).size).toBe(100);
    expect(Array.from({ length: 100 }, newCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  test('that everyone uses is known', () => {
    expect(['123456', 'PassWord', 'iloveyou', 'qwerty123'].map(isCommonPassword)).toEqual([true, true, true, true]);
    expect(['seven quiet lanterns', 'guildhall-demo', '# the'].map(isCommonPassword)).toEqual([false, false, false]);
  });
});

describe('the lifecycles', () => {
  test('allows the steps of a project’s life', () => {
    expect(permitProject('OPEN', 'application.accept')).toBe('ASSIGNED');
    expect(permitProject('IN_PROGRESS', 'completion.request')).toBe('PENDING_COMPLETION');
    expect(permitProject('PENDING_COMPLETION', 'completion.reject')).toBe('IN_PROGRESS');
  });

  test.each(projectStatuses.filter((status) => status !== 'OPEN'))(
    'refuses to withdraw a project that is %s, in a sentence',
    (status) => {
      expect(() => permitProject(status, 'project.cancel')).toThrow(
        /^This project is [a-z ]+\. (It can be [a-z ]+|Nothing more can be done with it)\.$/,
      );
    },
  );

  test('lets completed work be rated once, and says when it can be', () => {
    expect(permitRating({ status: 'COMPLETED', isRated: false })).toEqual({ from: 'due', to: 'given' });
    expect(() => permitRating({ status: 'COMPLETED', isRated: true })).toThrow(/already rated this project/);
    expect(() => permitRating({ status: 'IN_PROGRESS', isRated: false })).toThrow(
      'This project is in progress. It can be rated once the work is approved.',
    );
    expect(() => permitRating({ status: 'CANCELLED', isRated: false })).toThrow(/canceled\. Nothing more/);
  });

  test('answers an application once', () => {
    expect(permitApplication('PENDING', 'position.fill')).toBe('REJECTED');
    expect(() => permitApplication('ACCEPTED', 'application.reject')).toThrow('already accepted');
  });
});

test('text is kept without its margins, a blank one is none, money is kept to the cent', () => {
  expect([optional('  a '), optional('  '), optional(null), optional(undefined)]).toEqual(['a', null, null, undefined]);
  expect([cents(65.129), cents(10.004), cents(2500)]).toEqual([65.13, 10, 2500]);
});

test('a search for blanks is no search', () => {
  expect([toTextQuery(undefined), toTextQuery('  ')]).toEqual([undefined, undefined]);
  expect(toTextQuery('!!')).toBeDefined();
});
