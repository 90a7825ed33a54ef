import { setup } from 'xstate';

import type { Directory } from '../../archetypes/directory.ts';
import { directory } from '../../archetypes/directory.ts';
import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { placeToFind, talentInAddress, talentParams } from '../../domain/talentCriteria.ts';
import { problem } from '../../kit/effects.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListFreelancersCall {
  params: QueryOf<'listPublicFreelancers'>;
}

const list = directory({
  types: {} as Directory<TalentCriteria, Schema<'FreelancerList'>>,
  operation: 'listPublicFreelancers',
  paramsOf: (criteria): ListFreelancersCall['params'] => talentParams(criteria),
  entriesOf: ({ freelancers }) => freelancers,
  inAddress: (criteria) => talentInAddress({ ...criteria, location: placeToFind(criteria.location) }),
  failure: problem('Error', 'Failed to load freelancers. Please try again.'),
});

/**
 * The public directory of freelancers.
 *
 * Guarantees: those of a directory. What its form has no field for stays as the address says it.
 */
export const talentDirectoryMachine = setup(list.setup).createMachine({
  id: 'talentDirectory',
  context: ({ input }) => ({ ...input, form: input.address, result: null }),
  ...list.chart,
});
