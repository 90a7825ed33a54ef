import type { Role } from '@guildhall/api/enums';

import type { Db, Row } from '../../db/schema.ts';
import { listNewJobs } from '../../repositories/jobs.ts';
import type { Period } from '../../repositories/paging.ts';
import { listNewTalent } from '../../repositories/talent.ts';
import type { NewEntries } from '../answers/savedSearch.ts';
import type { Criteria } from './savedCriteria.ts';
import { jobFilter, talentFilter } from './searchFilters.ts';

/** The newest jobs that a freelancer's saved search finds in a period, and how many there are. */
export function newJobs(db: Db, criteria: Criteria, period: Period, most: number) {
  return listNewJobs(db, { ...jobFilter(criteria), posted: period }, most);
}

/** The newest freelancers that a client's saved search finds in a period, and how many there are. */
export function newTalent(db: Db, criteria: Criteria, period: Period, most: number) {
  return listNewTalent(db, { ...talentFilter(criteria), listed: period }, most);
}

/** How many entries of a saved search are later than what its account has seen. */
export async function countNew(
  db: Db,
  role: Role,
  { criteria, seenAt }: Pick<Row<'savedSearches'>, 'criteria' | 'seenAt'>,
  now: Date,
): Promise<NewEntries> {
  const period = { after: seenAt, upTo: now };
  return role === 'CLIENT' ? newTalent(db, criteria, period, 0) : newJobs(db, criteria, period, 0);
}
