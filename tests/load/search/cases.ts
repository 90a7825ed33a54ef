import { skills, skillsByCategory } from '@guildhall/api/skills';

import type { Db } from '../../../apps/server/src/db/schema.ts';
import { before } from '../../../apps/server/src/domain/time.ts';
import { suggestLocations } from '../../../apps/server/src/repositories/freelancerPlaces.ts';
import { listNewJobs, searchJobs } from '../../../apps/server/src/repositories/jobs.ts';
import { listNewTalent, searchTalent } from '../../../apps/server/src/repositories/talent.ts';

type Talent = Partial<Parameters<typeof searchTalent>[1]>;
type Jobs = Partial<Parameters<typeof searchJobs>[1]>;

export type Case = {
  name: string;
  /** One page and its total, by the functions that the server's handlers call. Each variant is another search of its kind. */
  variants: ((db: Db) => Promise<{ total: number; isCapped: boolean; loosened?: readonly unknown[] | undefined }>)[];
};

const first = { page: 1, limit: 12 };
/** The last page that can be read. */
const deep = { page: 84, limit: 12 };
const pastTheEnd = { page: 10_000, limit: 50 };

function talent(name: string, searches: Talent[], page = first): Case {
  const variants = searches.map((search) => (db: Db) => searchTalent(db, { sort: 'relevance', ...search }, page));
  return { name: `talent: ${name}`, variants };
}

function jobs(name: string, searches: Jobs[], page = first): Case {
  return {
    name: `jobs: ${name}`,
    variants: searches.map((search) => (db: Db) => searchJobs(db, { sort: 'latest', ...search }, page)),
  };
}

const suggestions = (...texts: string[]): Case => ({
  name: 'talent: suggested locations',
  variants: texts.map((text) => async (db: Db) => {
    const found = await suggestLocations(db, text, 8);
    return { total: found.length, isCapped: false };
  }),
});

/** Saved searches that were last looked at an hour, a day and a year ago: how much is new in each. */
const periods = [1, 24, 24 * 365].map((hours) => {
  const now = new Date();
  return { after: before(now, hours * 3_600_000), upTo: now };
});

const newTalent = (...filters: Parameters<typeof listNewTalent>[1][]): Case => ({
  name: 'talent: new in a saved search',
  variants: filters.map((filter) => (db: Db) => listNewTalent(db, filter, 0)),
});

const newJobs = (...filters: Parameters<typeof listNewJobs>[1][]): Case => ({
  name: 'jobs: new in a saved search',
  variants: filters.map((filter) => (db: Db) => listNewJobs(db, filter, 0)),
});

/** As many of the commonest skills as may be excluded. */
const common = skills.slice(0, 10);

const words = (...queries: string[]) => queries.map((query) => ({ query }));

const everyTalentFilter = {
  query: 'design',
  skills: ['React', 'TypeScript', 'Figma'],
  location: 'germany',
  minRating: 4,
  minRate: 20,
  maxRate: 60,
  experienceLevel: 'expert',
  availability: true,
} as const;

const everyJobFilter = {
  query: 'design',
  skills: ['React', 'TypeScript', 'Figma'],
  location: 'germany',
  budgetMin: 500,
  budgetMax: 5000,
  duration: '1 month',
  category: 'development',
} as const;

export const cases: Case[] = [
  talent('nothing typed', [{}]),
  talent(
    'typical words',
    words('react developer', 'mobile design', 'figma prototype', 'senior python', 'dashboard charts'),
  ),
  talent('a name', words('amara okafor', 'anna smith', 'diego', 'okafor', 'björn')),
  talent('part of a name', words('mara', 'ohann', 'indqvi', 'son', 'ann')),
  talent('part of a skill', words('script', 'ostgre', 'esign', 'ing')),
  talent('rare words', words('bibenam vufateted', 'tufaling', 'sokader react', 'weber dashboard audit')),
  talent('nothing to find', words('zzzqqq', 'react zzzqqq', 'xq', 'qxzj designer', '!!!')),
  talent('common word', words('design', 'build', 'web', 'years', 'with')),
  talent('one or two letters', words('a', 'c', 'go', 'ui', 'ja', 'x')),
  talent('skill', [
    { skills: ['React'] },
    { skills: ['Kubernetes'] },
    { skills: ['COBOL'] },
    { skills: ['React', 'Figma', 'SEO'] },
  ]),
  talent('skills excluded', [
    { skillsExcluded: ['React'] },
    { skillsExcluded: ['COBOL'], sort: 'recent' },
    { skillsExcluded: common, sort: 'rate-low' },
    { skillsExcluded: common, query: 'tufaling' },
  ]),
  talent('skills excluded, with other filters', [
    { skills: ['React'], skillsExcluded: ['TypeScript', 'Vue'] },
    { query: 'react', skillsExcluded: ['WordPress'] },
    { query: 'design', skillsExcluded: common, location: 'germany' },
    { skillsExcluded: common, minRating: 4.8, maxRate: 12, sort: 'recent' },
    { skills: ['Kubernetes'], skillsExcluded: common, sort: 'rate-high' },
  ]),
  talent('nothing to find, loosened', [
    { ...everyTalentFilter, location: 'atlantis' },
    { ...everyTalentFilter, query: 'bibenam vufateted', location: 'tokyo', skillsExcluded: ['SEO', 'Go'] },
    { query: 'zzzqqq', skills: ['React'], minRating: 4.5 },
    { skills: ['COBOL'], maxRate: 1, minRating: 5 },
  ]),
  newTalent(
    ...periods.flatMap((listed) => [
      { listed },
      { listed, skills: ['React'], minRating: 4.5 },
      { listed, query: 'react' },
      { listed, query: 'bibenam vufateted' },
      { listed, ...everyTalentFilter, skillsExcluded: common.slice(5) },
    ]),
  ),
  suggestions('', 'l', 'lis', 'u', 'ge', 'united states', 'sao', 'zzzqqq'),
  talent('location', [{ location: 'lisbon' }, { location: 'germany' }, { location: 'an' }, { location: 'atlantis' }]),
  talent('minimum rating', [
    { minRating: 3 },
    { minRating: 4.5 },
    { minRating: 5 },
    { minRating: 4.9, sort: 'recent' },
  ]),
  talent('maximum rate', [{ maxRate: 10 }, { maxRate: 5 }, { maxRate: 50 }, { maxRate: 11, sort: 'rate-high' }]),
  talent('range of rates', [
    { minRate: 40, maxRate: 45 },
    { minRate: 150 },
    { minRate: 12, maxRate: 12, sort: 'rate-high' },
  ]),
  talent('experience', [{ experienceLevel: 'entry' }, { experienceLevel: 'expert', sort: 'recent' }]),
  talent('availability', [{ availability: false }, { availability: true, sort: 'rate-low' }]),
  talent('filters without words', [
    { skills: ['React'], minRating: 4.5, maxRate: 15 },
    { skills: ['Figma'], location: 'france', availability: false },
    { experienceLevel: 'entry', availability: false, minRating: 4.8, maxRate: 12, sort: 'recent' },
    { skills: ['Kubernetes', 'Docker'], location: 'tokyo', sort: 'rate-high' },
  ]),
  talent('every filter', [
    everyTalentFilter,
    { ...everyTalentFilter, query: 'dashboard', sort: 'rate-low' },
    { ...everyTalentFilter, query: 'ann', sort: 'recent' },
  ]),
  ...(['rating-high', 'rating-low', 'rate-high', 'rate-low', 'recent'] as const).flatMap((sort) => [
    talent(`sort ${sort}`, [{ sort }, { sort, skills: ['React'] }, { sort, minRating: 4.5, maxRate: 40 }]),
    talent(`words, sort ${sort}`, [
      { sort, query: 'react' },
      { sort, query: 'dashboard' },
      { sort, query: 'mara' },
    ]),
  ]),
  talent('last page', [{}, { sort: 'rate-low' }, { skills: ['Kubernetes'] }], deep),
  talent('words, last page', words('react', 'design', 'dashboard', 'anna'), deep),
  talent(
    'words by rate, last page',
    [
      { query: 'react', sort: 'rate-high' },
      { query: 'audit', sort: 'recent' },
    ],
    deep,
  ),
  talent('far past the end', [{}, { query: 'react' }], pastTheEnd),
  jobs('nothing typed', [{}]),
  jobs('typical words', words('react dashboard', 'mobile design', 'shop checkout', 'python automation', 'logo')),
  jobs('rare words', words('bibenam vufateted', 'tufaling', 'sokader react', 'farming audit retail')),
  jobs('nothing to find', words('zzzqqq', 'react zzzqqq', 'xq', '!!!')),
  jobs('common word', words('design', 'build', 'web', 'software')),
  jobs('one or two letters', words('a', 'c', 'go', 'ui', 'ja', 'x')),
  jobs('skill', [{ skills: ['React'] }, { skills: ['Kubernetes'] }, { skills: ['React', 'Figma', 'SEO'] }]),
  jobs('skills excluded', [
    { skillsExcluded: ['React'] },
    { skillsExcluded: [...common], sort: 'budget-low' },
    { category: 'design', skillsExcluded: skillsByCategory.design.slice(0, 10) },
    { skills: ['Kubernetes'], skillsExcluded: ['React', 'Docker'], sort: 'proposals' },
    { query: 'design', skillsExcluded: ['WordPress'], budgetMin: 1000 },
  ]),
  jobs('nothing to find, loosened', [
    { ...everyJobFilter, location: 'atlantis' },
    { ...everyJobFilter, query: 'bibenam vufateted', skillsExcluded: ['SEO', 'Go'] },
    { query: 'zzzqqq', category: 'design', budgetMin: 1000 },
    { category: 'design', query: 'zzzqqq', skillsExcluded: skillsByCategory.design.slice(0, 10) },
  ]),
  newJobs(
    ...periods.flatMap((posted) => [
      { posted },
      { posted, skills: ['React' as const], budgetMin: 1000 },
      { posted, query: 'react' },
      { posted, query: 'bibenam vufateted' },
      { posted, ...everyJobFilter, budgetMax: 700 },
    ]),
  ),
  jobs('location', [{ location: 'lisbon' }, { location: 'germany' }, { location: 'an' }, { location: 'atlantis' }]),
  jobs('budget', [
    { budgetMin: 20_000 },
    { budgetMax: 460 },
    { budgetMin: 1000, budgetMax: 1010, sort: 'budget-high' },
    { budgetMax: 790, sort: 'budget-high' },
    { budgetMin: 1490, budgetMax: 1515, sort: 'budget-low' },
    { budgetMin: 1490, budgetMax: 1515, sort: 'proposals' },
    { budgetMin: 9e6 },
  ]),
  jobs('duration', [{ duration: '2 weeks' }, { duration: '2-3 months', sort: 'proposals' }]),
  jobs('category', [{ category: 'design' }, { category: 'writing', sort: 'budget-low' }]),
  jobs('filters without words', [
    { skills: ['React'], budgetMin: 15_000, duration: '1 month' },
    { category: 'marketing', location: 'france', budgetMax: 600 },
    { skills: ['Kubernetes'], location: 'tokyo', duration: '2 weeks', sort: 'proposals' },
  ]),
  jobs('every filter', [
    everyJobFilter,
    { ...everyJobFilter, query: 'dashboard', sort: 'budget-low' },
    { ...everyJobFilter, query: 'software', sort: 'proposals' },
  ]),
  ...(['latest', 'budget-high', 'budget-low', 'proposals'] as const).flatMap((sort) => [
    jobs(`sort ${sort}`, [{ sort }, { sort, category: 'design' }, { sort, budgetMin: 1000, budgetMax: 3000 }]),
    jobs(`words, sort ${sort}`, [
      { sort, query: 'react' },
      { sort, query: 'dashboard' },
      { sort, query: 'logo' },
    ]),
  ]),
  jobs('last page', [{}, { sort: 'budget-low' }, { skills: ['Kubernetes'] }], deep),
  jobs('words, last page', words('react', 'design', 'dashboard', 'logo'), deep),
  jobs('far past the end', [{}, { query: 'react' }], pastTheEnd),
];
