import { expect, test } from 'vitest';

import { digestOfJobs, digestOfTalent } from '../../apps/server/src/digests/digestMail.ts';
import type { JobRow } from '../../apps/server/src/repositories/jobs.ts';
import type { DueSearch } from '../../apps/server/src/repositories/savedSearches.ts';
import type { TalentRow } from '../../apps/server/src/repositories/talent.ts';
import { jobPath } from '../../apps/web/src/jobPath.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { profilePath } from '../../apps/web/src/profilePath.ts';
import { talentFromAddress, talentParams } from '../../packages/machines/src/domain/talentCriteria.ts';
import { workFromAddress, workParams } from '../../packages/machines/src/domain/workCriteria.ts';

const id = '5b1c1b86-5d0e-4c2c-9a6c-0a4f7d3a0c11';
const found = { total: 1, isCapped: false };

/** What of a saved search and of a row a mail is made from. */
const searchFor = (criteria: DueSearch['criteria']) =>
  ({ id, criteria, unsubscribeKey: Buffer.alloc(32) }) as DueSearch;
const job = {
  id,
  title: 'Shop & café: “new”',
  budgetMin: 1,
  budgetMax: 2,
  duration: '2 weeks',
  skillsRequired: ['React'],
};
const person = { userId: id, name: 'Zoë O’Neil', location: null, hourlyRate: null, skills: ['React'] };

/** The address of a list, as its screen reads it. */
const addressOf = (listPath: string) => {
  const { pathname, searchParams } = new URL(listPath, 'http://localhost');
  return { pathname, search: Object.fromEntries(searchParams) };
};

test('a digest leads to the pages of its jobs, and to the list that its search finds', () => {
  const criteria = {
    query: 'café & shop',
    category: 'design',
    skills: 'C++,Node.js',
    skillsExcluded: 'WordPress',
    budgetMin: 500,
    budgetMax: 10_000,
    duration: '2-3 months',
    sort: 'budget-high',
  } as const;
  const { entries, listPath } = digestOfJobs(searchFor(criteria), 'daily', { ...found, entries: [job as JobRow] });
  expect(entries.map(({ path }) => path)).toEqual([jobPath(job)]);
  const { pathname, search } = addressOf(listPath);
  expect(pathname).toBe(paths.findWork);
  expect(workParams(workFromAddress(search))).toEqual({ ...criteria, page: 1, limit: 12 });
});

test('a digest leads to the profiles of its freelancers, and to the list that its search finds', () => {
  const criteria = {
    query: 'café & shop',
    skills: 'C++,Node.js',
    skillsExcluded: 'WordPress',
    location: 'São Paulo, Brazil',
    minRating: 4.5,
    minRate: 47.5,
    maxRate: 800,
    experienceLevel: 'expert',
    availability: false,
    sort: 'rate-low',
  } as const;
  const { entries, listPath } = digestOfTalent(searchFor(criteria), 'daily', {
    ...found,
    entries: [person as unknown as TalentRow],
  });
  expect(entries.map(({ path }) => path)).toEqual([profilePath({ id, name: person.name })]);
  const { pathname, search } = addressOf(listPath);
  expect(pathname).toBe(paths.findTalent);
  expect(talentParams(talentFromAddress(search))).toEqual({ ...criteria, page: 1, limit: 12 });
});
