import type { SnapshotFrom } from 'xstate';

import type { TalentCriteria } from '../../domain/talentCriteria.ts';
import { allTalent } from '../../domain/talentCriteria.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import {
  everyFilter,
  freelancerList,
  freelancers,
  loosenedTalent,
  rateSpread,
  searchPagination,
} from '../../testing/samples.ts';
import { talentDirectoryMachine } from './machine.ts';

type Event = ReplayEvent<typeof talentDirectoryMachine>;

export const input = { address: allTalent };

const inputAt = (change: Partial<TalentCriteria>) => ({ address: { ...allTalent, ...change } });

/** The address now has these criteria. */
export const addressed = (change: Partial<TalentCriteria>) =>
  ({ type: 'address.set', address: { ...allTalent, ...change } }) as const;

export const found: Event = settled('listPublicFreelancers', freelancerList);
export const nothing: Event = settled('listPublicFreelancers', { freelancers: [], pagination: searchPagination(0) });
export const failure: Event = rejected('listPublicFreelancers', failing.network);

/** The scale of rates is there. */
export const spread: Event = settled('getFreelancerRates', rateSpread);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const talentDirectorySnapshots = {
  loading: at(talentDirectoryMachine, input),
  failed: at(talentDirectoryMachine, input, [failure]),
  empty: at(talentDirectoryMachine, input, [nothing]),
  listed: at(talentDirectoryMachine, input, [spread, found]),
} satisfies Record<StateOf<typeof talentDirectoryMachine>, SnapshotFrom<typeof talentDirectoryMachine>>;

/** Refinements of a state that people meet. */
export const talentDirectoryVariations = {
  /** How rates are spread could not be loaded: their filter has a plain scale. */
  withoutRates: at(talentDirectoryMachine, input, [rejected('getFreelancerRates', failing.network), found]),
  loadingAgain: at(talentDirectoryMachine, input, [spread, found, addressed({ page: 2 })]),
  /** Among what is set are filters that the form has no field for. */
  filtered: at(talentDirectoryMachine, { address: everyFilter }, [
    spread,
    settled('listPublicFreelancers', { freelancers: freelancers.slice(2), pagination: searchPagination(1) }),
  ]),
  nothingFound: at(talentDirectoryMachine, { address: everyFilter }, [
    spread,
    settled('listPublicFreelancers', {
      freelancers: [],
      pagination: searchPagination(0),
      loosened: loosenedTalent,
    }),
  ]),
  lastPage: at(talentDirectoryMachine, inputAt({ page: 4 }), [
    spread,
    settled('listPublicFreelancers', { freelancers: freelancers.slice(1), pagination: searchPagination(42, 4) }),
  ]),
};
