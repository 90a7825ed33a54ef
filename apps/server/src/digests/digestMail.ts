import { nameSlug, titleSlug } from '@guildhall/machines/domain/slug';

import { unsubscribeToken } from '../domain/unsubscribeToken.ts';
import type { Digest } from '../mail/digest.ts';
import type { Entry } from '../mail/layout.ts';
import { budgetText, moneyText } from '../mail/moneyText.ts';
import type { Criteria } from '../operations/steps/savedCriteria.ts';
import type { JobRow } from '../repositories/jobs.ts';
import type { DueSearch } from '../repositories/savedSearches.ts';
import type { TalentRow } from '../repositories/talent.ts';

/** What the newest of a saved search are, and how many there are. */
type Found<Row> = { entries: readonly Row[]; total: number; isCapped: boolean };

const lineOf = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** Three skills say what it is about. */
const skillsOf = (skills: readonly string[]): string => skills.slice(0, 3).join(', ');

const ofJob = ({ id, title, budgetMin, budgetMax, duration, skillsRequired }: JobRow): Entry => ({
  title,
  about: lineOf(budgetText(budgetMin, budgetMax), duration, skillsOf(skillsRequired)),
  path: `/job/${encodeURIComponent(titleSlug(title))}/${id}`,
});

const ofFreelancer = ({ userId, name, location, hourlyRate, skills }: TalentRow): Entry => ({
  title: name,
  about: lineOf(location, hourlyRate === null ? null : `${moneyText(hourlyRate)} an hour`, skillsOf(skills)),
  path: `/profile/${encodeURIComponent(nameSlug(name))}/${userId}`,
});

/** The address of the list: the names of the contract, but for the words, which are `search` there. */
function listPath(path: string, criteria: Criteria): string {
  const { query, ...rest } = criteria;
  const given = Object.entries({ search: query, ...rest }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
}

function digestOf(
  search: DueSearch,
  frequency: Digest['frequency'],
  path: string,
): Pick<Digest, 'name' | 'searchTitle' | 'frequency' | 'listPath' | 'unsubscribePath'> {
  return {
    name: search.userName,
    searchTitle: search.name,
    frequency,
    listPath: listPath(path, search.criteria),
    unsubscribePath: `/unsubscribe/${unsubscribeToken(search.id, search.unsubscribeKey)}`,
  };
}

export const digestOfJobs = (search: DueSearch, frequency: Digest['frequency'], found: Found<JobRow>): Digest => ({
  ...digestOf(search, frequency, '/find-work'),
  ...found,
  finds: 'jobs',
  entries: found.entries.map(ofJob),
});

export const digestOfTalent = (search: DueSearch, frequency: Digest['frequency'], found: Found<TalentRow>): Digest => ({
  ...digestOf(search, frequency, '/find-talent'),
  ...found,
  finds: 'freelancers',
  entries: found.entries.map(ofFreelancer),
});
