import { searchFilters } from '@guildhall/api/enums';
import type { FreelancerSort, JobSort, MatchReason } from '@guildhall/api/enums';

import { levels } from '../../domain/experience.ts';
import { categoriesOf } from '../../domain/skills.ts';
import type { JobFilter } from '../jobs.ts';
import type { TalentFilter } from '../talent.ts';
import type { ModelFreelancer, ModelJob } from './searchMarket.ts';

type Stems = ReadonlyMap<string, string>;
type Key = number | string | null;

export function wordsOf(text: string): string[] {
  const spelled = text.toLowerCase().replaceAll('c++', 'cplusplus').replaceAll('c#', 'csharp');
  return spelled.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Each word is one of the texts' words, or has its stem; the last may be a beginning. */
function hasWords(query: string, texts: readonly string[], stems: Stems): boolean {
  const known = texts.flatMap(wordsOf);
  const forms = new Set(known.flatMap((word) => [word, stems.get(word) ?? word]));
  const asked = wordsOf(query);
  return (
    asked.length > 0 &&
    asked.every(
      (word, place) =>
        known.includes(word) ||
        (place === asked.length - 1 && known.some((one) => one.startsWith(word))) ||
        forms.has(stems.get(word) ?? word),
    )
  );
}

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());
const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';
const ratingOf = ({ ratingSum, ratingCount }: ModelFreelancer): number | null =>
  ratingCount === 0 ? null : Math.round((ratingSum * 100) / ratingCount) / 100;

/** Those available first, then by the mean as if five average ratings had come before, in thousandths. */
const standingOf = ({ availability, ratingSum, ratingCount }: ModelFreelancer, mean: number): number =>
  (availability ? 10_000 : 0) + Math.round((1000 * (5 * mean + ratingSum)) / (5 + ratingCount));

export function scoreOf({ name, skills }: ModelFreelancer, query = ''): number {
  const text = query.trim();
  if (text === '') return 0;
  const byName = name.toLowerCase() === text.toLowerCase() ? 2 : Number(has(name, text));
  return byName + Number(skills.some((skill) => has(skill, text)));
}

export function reasonsOf({ name, skills }: ModelFreelancer, query = ''): MatchReason[] {
  const text = query.trim();
  if (text === '') return [];
  const isExact = name.toLowerCase() === text.toLowerCase();
  return [
    ...(isExact ? ['name-exact' as const] : has(name, text) ? ['name-contains' as const] : []),
    ...(skills.some((skill) => has(skill, text)) ? ['skill-contains' as const] : []),
  ];
}

/** Compares by one key after the other; `desc` turns one around, and null is last either way. */
function inOrder<Row>(...keys: { of: (row: Row) => Key; desc?: boolean }[]) {
  return (a: Row, b: Row): number => {
    for (const { of, desc = false } of keys) {
      const [one, other] = [of(a), of(b)];
      if (one === other) continue;
      if (one === null || other === null) return one === null ? 1 : -1;
      return one < other === desc ? 1 : -1;
    }
    return 0;
  };
}

/** Talent search, plainly: everyone is looked at. `marketMean` is that of an empty marketplace unless told. */
export function plainTalent(
  everyone: readonly ModelFreelancer[],
  { sort, ...filter }: TalentFilter & { sort: FreelancerSort },
  stems: Stems,
  marketMean = 4,
): ModelFreelancer[] {
  const {
    query,
    skills,
    skillsExcluded = [],
    location,
    minRating,
    minRate,
    maxRate,
    experienceLevel,
    availability,
  } = filter;
  const fits = (one: ModelFreelancer): boolean => {
    const { name, bio, experience, experienceYears: years, hourlyRate } = one;
    const texts = [name, bio, experience ?? '', ...one.skills];
    const isInside = /[\p{L}\p{N}]{3}/u.test(query ?? '') && scoreOf(one, query) > 0;
    const [from, below] = levels[experienceLevel ?? 'entry'];
    return (
      one.isActive &&
      experience !== null &&
      (isBlank(query) || isInside || hasWords(query ?? '', texts, stems)) &&
      (skills === undefined ||
        one.skills.some((skill) => skills.some((s) => s.toLowerCase() === skill.toLowerCase()))) &&
      !one.skills.some((skill) => skillsExcluded.some((s) => s.toLowerCase() === skill.toLowerCase())) &&
      (isBlank(location) || (one.location !== null && has(one.location, location?.trim() ?? ''))) &&
      (!minRating || (ratingOf(one) ?? -1) >= minRating) &&
      (minRate === undefined || (hourlyRate !== null && hourlyRate >= minRate)) &&
      (maxRate === undefined || (hourlyRate !== null && hourlyRate <= maxRate)) &&
      (experienceLevel === undefined || (years !== null && years >= from && years < below)) &&
      (availability === undefined || one.availability === availability)
    );
  };
  const byRating = { of: ratingOf, desc: true };
  const rest = [
    { of: (one: ModelFreelancer) => one.createdAt.getTime(), desc: true },
    { of: (one: ModelFreelancer) => one.userId },
  ];
  const leading = {
    relevance: [
      { of: (one: ModelFreelancer) => scoreOf(one, query), desc: true },
      { of: (one: ModelFreelancer) => standingOf(one, marketMean), desc: true },
    ],
    'rating-high': [byRating],
    'rating-low': [{ of: ratingOf }],
    'rate-high': [{ of: (one: ModelFreelancer) => one.hourlyRate, desc: true }, byRating],
    'rate-low': [{ of: (one: ModelFreelancer) => one.hourlyRate }, byRating],
    recent: [{ of: (one: ModelFreelancer) => one.createdAt.getTime(), desc: true }, byRating],
  }[sort];
  return everyone.filter(fits).toSorted(inOrder(...leading, ...rest));
}

/** Job search, plainly. */
export function plainJobs(
  all: readonly ModelJob[],
  {
    sort,
    query,
    skills,
    skillsExcluded = [],
    location,
    budgetMin,
    budgetMax,
    duration,
    category,
  }: JobFilter & { sort: JobSort },
  stems: Stems,
): ModelJob[] {
  const fits = (job: ModelJob): boolean =>
    job.isOpen &&
    (isBlank(query) || hasWords(query ?? '', [job.title, job.description, ...job.skillsRequired], stems)) &&
    (skills === undefined || job.skillsRequired.some((skill) => skills.includes(skill))) &&
    !job.skillsRequired.some((skill) => skillsExcluded.includes(skill)) &&
    (isBlank(location) || (job.location !== null && has(job.location, location?.trim() ?? ''))) &&
    (budgetMin === undefined || job.budgetMax >= budgetMin) &&
    (budgetMax === undefined || job.budgetMin <= budgetMax) &&
    (duration === undefined || job.duration === duration) &&
    (category === undefined || categoriesOf(job.skillsRequired).includes(category));
  const leading = {
    latest: [],
    'budget-high': [{ of: (job: ModelJob) => job.budgetMax, desc: true }],
    'budget-low': [{ of: (job: ModelJob) => job.budgetMin }],
    proposals: [{ of: (job: ModelJob) => job.applicationsCount }],
  }[sort];
  const rest = [{ of: (job: ModelJob) => job.createdAt.getTime(), desc: true }, { of: (job: ModelJob) => job.id }];
  return all.filter(fits).toSorted(inOrder(...leading, ...rest));
}

type Loosening = { filter: string; value?: string; total: number; isCapped: boolean };

/**
 * What the same search finds without each of its filters, as `find` counts it: any that finds something is told, or the
 * first five of those that find the most. Of excluded skills the first five are tried alone, and all where that is not enough.
 */
export function plainLoosened<Filter extends { skillsExcluded?: readonly string[] | undefined }>(
  { skillsExcluded = [], ...rest }: Filter,
  count: (filter: Filter) => number,
  reach: number,
): Loosening[] {
  // What is left of a filter is a filter.
  const found = (filter: object): number => count(filter as Filter);
  const told = (filter: string, total: number, value?: string): Loosening[] =>
    total === 0
      ? []
      : [{ filter, ...(value !== undefined && { value }), total: Math.min(total, reach), isCapped: total > reach }];
  const excluding = (list: readonly string[]) => ({ ...rest, ...(list.length > 0 && { skillsExcluded: list }) });
  const single =
    skillsExcluded.length < 2
      ? []
      : skillsExcluded
          .slice(0, 5)
          .flatMap((skill) =>
            told('skillsExcluded', found(excluding(skillsExcluded.filter((other) => other !== skill))), skill),
          );
  const all = single.length > 0 ? [] : told('skillsExcluded', found(rest));
  const tellOf = (name: string) => told(name, found({ ...excluding(skillsExcluded), [name]: undefined }));
  return searchFilters
    .filter((name) => name in rest || name === 'skillsExcluded')
    .flatMap((name) => (name === 'skillsExcluded' ? [...single, ...all] : tellOf(name)))
    .toSorted((a, b) => b.total + Number(b.isCapped) - (a.total + Number(a.isCapped)))
    .slice(0, 5);
}
