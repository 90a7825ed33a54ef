import type { Role } from '@guildhall/api/enums';

import type { Row, Trx } from '../../db/schema.ts';
import { listNewJobs } from '../../repositories/jobs.ts';
import type { Period } from '../../repositories/paging.ts';
import { listNewTalent } from '../../repositories/talent.ts';
import type { NewEntries } from '../answers/savedSearch.ts';
import type { Criteria } from './savedCriteria.ts';
import { jobFilter, talentFilter } from './searchFilters.ts';

/** The newest jobs that a freelancer's saved search finds in a period, and how many there are. */
export function newJobs(trx: Trx, criteria: Criteria, period: Period, most: number) {
  return listNewJobs(trx, { ...jobFilter(criteria), posted: period }, most);
}

/** The newest freelancers that a client's saved search finds in a period, and how many there are. */
export function newTalent(trx: Trx, criteria: Criteria, period: Period, most: number) {
  return listNewTalent(trx, { ...talentFilter(criteria), listed: period }, most);
}

/** How many entries of a saved search are later than what its account has seen; in a transaction for search. */
export async function countNew(
  trx: Trx,
  role: Role,
  { criteria, seenAt }: Pick<Row<'savedSearches'>, 'criteria' | 'seenAt'>,
  now: Date,
): Promise<NewEntries> {
  const period = { after: seenAt, upTo: now };
  return role === 'CLIENT' ? newTalent(trx, criteria, period, 0) : newJobs(trx, criteria, period, 0);
}
