import type { Skill } from '@guildhall/api/skills';
import { skills } from '@guildhall/api/skills';

import type { Search } from '../kit/lists.ts';
import type { JobCriteria } from './jobCriteria.ts';
import { allJobs, fromSearch, toSearch } from './jobCriteria.ts';

/** What the public directory of jobs shows. All of it lives in the address. */
export interface DirectoryCriteria extends JobCriteria {
  skill: Skill | null;
}

export const wholeDirectory: DirectoryCriteria = { ...allJobs, skill: null };

/** The address of the directory. What is as usual has no value, and so no place in it. */
export const toDirectory = ({ skill, ...criteria }: DirectoryCriteria): Record<string, string> => ({
  ...toSearch(criteria),
  skills: skill ?? '',
});

/** Reads the address of the directory. Values that are not offered are ignored. */
export const fromDirectory = (search: Search): DirectoryCriteria => ({
  ...fromSearch(search),
  skill: skills.find((skill) => skill.toLowerCase() === search['skills']?.trim().toLowerCase()) ?? null,
});

/** Whether something narrows the directory down; an order and a page do not. */
export const isFiltered = ({ query, category, skill }: DirectoryCriteria): boolean =>
  query !== '' || category !== null || skill !== null;
