import type { TalentCriteria } from '@guildhall/machines/domain/talentCriteria';
import { allTalent, talentInAddress } from '@guildhall/machines/domain/talentCriteria';
import type { WorkCriteria } from '@guildhall/machines/domain/workCriteria';
import { allWork, workInAddress } from '@guildhall/machines/domain/workCriteria';
import { describe, expect, it } from 'vitest';

import { withSearch } from '../../paths.ts';
import { browseHref } from './browseHref.ts';

it.each([
  ['next=%2Ffind-work', '/jobs'],
  ['next=%2Ffind-work%3Fsearch%3Dlogo%2B%2526%2Btype%26page%3D2', '/jobs?search=logo+%26+type&page=2'],
  ['next=%2Ffind-work%3Fjob%3D7%26apply%3D1%26saved%3D1', '/jobs'],
  ['next=%2Ffind-talent%3Fsearch%3Dlogo%26location%3DGraz', '/freelancers?search=logo&location=Graz'],
  ['next=%2Fpost-job', null],
  ['next=https%3A%2F%2Fevil.example%2Ffind-work', null],
  ['', null],
])('after being sent to /login?%s a visitor may browse %s', (search, href) => {
  expect(browseHref(search)).toBe(href);
});

/** Each criterion set by itself, then all together. */
const each = <Criteria extends object>(none: Criteria, all: Criteria) => [
  // Object.keys forgets the keys it was given.
  ...(Object.keys(all) as (keyof Criteria & string)[]).map((name) => [name, { ...none, [name]: all[name] }] as const),
  ['all of them', all] as const,
];

const work: WorkCriteria = {
  query: 'online shop',
  category: 'design',
  skills: ['React', 'C++'],
  skillsExcluded: ['WordPress'],
  budgetMin: 500,
  budgetMax: 10_000,
  duration: '2-3 months',
  sort: 'budget-low',
  page: 3,
};

const talent: TalentCriteria = {
  query: 'react',
  skills: ['React', 'Figma'],
  skillsExcluded: ['WordPress'],
  location: 'Rotterdam',
  minRating: 4.5,
  minRate: 40,
  maxRate: 100,
  experienceLevel: 'expert',
  availability: false,
  sort: 'rate-low',
  page: 2,
};

describe('what a list is asked for goes with the visitor', () => {
  const browsed = (guarded: string, query: Record<string, string>) =>
    browseHref(new URLSearchParams({ next: withSearch(guarded, query) }).toString());

  it.each(each(allWork, work))('jobs: %s', (_, criteria) => {
    const query = workInAddress(criteria);
    expect(browsed('/find-work', query)).toBe(withSearch('/jobs', query));
  });

  it.each(each(allTalent, talent))('freelancers: %s', (_, criteria) => {
    const query = talentInAddress(criteria);
    expect(browsed('/find-talent', query)).toBe(withSearch('/freelancers', query));
  });
});
