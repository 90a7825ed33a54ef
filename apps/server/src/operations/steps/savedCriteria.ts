import { freelancerSorts, jobSorts } from '@guildhall/api/enums';
import type { Role } from '@guildhall/api/enums';
import { listPublicJobs, searchFreelancers } from '@guildhall/api/limits';

import { assertRates } from '../../domain/rates.ts';
import { Refusal } from '../../domain/refusal.ts';
import { skillFilters } from '../../domain/skills.ts';
import type { Schemas } from '../answers/common.ts';

export type Criteria = Schemas['SavedSearchCriteria'];

/** What each role searches, with which parameters and orders. */
const searches: Readonly<Record<Role, { noun: string; parameters: object; sorts: readonly string[] }>> = {
  CLIENT: { noun: 'freelancers', parameters: searchFreelancers, sorts: freelancerSorts },
  FREELANCER: { noun: 'jobs', parameters: listPublicJobs, sorts: jobSorts },
};

/** The criteria as they are kept: without blank texts. Refuses what the role's search would. */
export function criteriaFor(role: Role, asked: Criteria): Criteria {
  const { noun, parameters, sorts } = searches[role];
  const unknown = Object.keys(asked).find((name) => !(name in parameters));
  if (unknown !== undefined) refuse(`A search for ${noun} has no ${unknown}. Please leave it out.`, unknown);
  if (asked.sort !== undefined && !sorts.includes(asked.sort)) {
    refuse(`A list of ${noun} cannot be sorted by ${asked.sort}. Please choose one of: ${sorts.join(', ')}.`, 'sort');
  }
  const kept: Criteria = Object.fromEntries(
    Object.entries(asked)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => value !== ''),
  );
  checkTogether(kept);
  return kept;
}

/** What fits by itself and not with the rest. */
function checkTogether({ skills, skillsExcluded, ...rates }: Criteria): void {
  try {
    skillFilters(skills, skillsExcluded);
    assertRates(rates);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.message, ...Object.keys(error.errors ?? {}));
  }
}

function refuse(message: string, ...names: readonly string[]): never {
  throw new Refusal(422, message, Object.fromEntries(names.map((name) => [`criteria.${name}`, message])));
}
