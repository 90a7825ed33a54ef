import { assign, setup } from 'xstate';

import type { Directory } from '../../archetypes/directory.ts';
import { directory } from '../../archetypes/directory.ts';
import type { RateSpread } from '../../domain/rateSpread.ts';
import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { placeToFind, talentInAddress, talentParams } from '../../domain/talentCriteria.ts';
import { call } from '../../kit/actors.ts';
import { problem } from '../../kit/effects.ts';
import type { QueryOf, Schema } from '../../kit/schema.ts';

export interface ListFreelancersCall {
  params: QueryOf<'listPublicFreelancers'>;
}

interface OwnContext {
  /** How the rates of everyone are spread: the scale of their filter. Null until it is known, and where it is not to be had. */
  rates: RateSpread | null;
}

const list = directory({
  types: {} as Directory<TalentCriteria, Schema<'FreelancerList'>, OwnContext>,
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
 *
 * Area: Finding.
 */
export const talentDirectoryMachine = setup({
  ...list.setup,
  actors: { ...list.setup.actors, getFreelancerRates: call<RateSpread, void>('getFreelancerRates') },
}).createMachine({
  id: 'talentDirectory',
  context: ({ input }) => ({ ...input, form: input.address, rates: null, result: null }),
  ...list.chart,
  invoke: {
    id: 'getFreelancerRates',
    src: 'getFreelancerRates',
    onDone: { actions: assign(({ event }) => ({ rates: event.output })) },
    // Their filter has a plain scale then.
    onError: {},
  },
});
