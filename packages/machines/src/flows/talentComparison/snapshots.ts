import type { SnapshotFrom } from 'xstate';

import type { ComparisonAddress } from '../../domain/comparison.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancers, job } from '../../testing/samples.ts';
import { talentComparisonMachine } from './machine.ts';

type Event = ReplayEvent<typeof talentComparisonMachine>;

const ids = freelancers.map(({ id }) => id);

/** An address that names these people. */
export const naming = (people: readonly string[], rest: Partial<ComparisonAddress> = {}): ComparisonAddress => ({
  people,
  excess: 0,
  unreadable: 0,
  projectId: null,
  ...rest,
});

export const input = { address: naming(ids) };
export const addressed = (people: readonly string[]) => ({ type: 'address.set', address: naming(people) }) as const;

export const answer = (count: number): Event =>
  settled('compareFreelancers', { freelancers: freelancers.slice(0, count) });
export const found: Event = answer(3);

export const none: Event = answer(0);
export const failure: Event = rejected('compareFreelancers', failing.network);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const talentComparisonSnapshots = {
  unnamed: at(talentComparisonMachine, { address: naming([]) }),
  loading: at(talentComparisonMachine, input),
  failed: at(talentComparisonMachine, input, [failure]),
  empty: at(talentComparisonMachine, input, [none]),
  listed: at(talentComparisonMachine, input, [found]),
} satisfies Record<StateOf<typeof talentComparisonMachine>, SnapshotFrom<typeof talentComparisonMachine>>;

const stranger = '00000009-0000-4000-8000-000000000009';
const [first, second, third] = freelancers;
/** The name of one is longer than a column is wide, and two of them share all their skills. */
const four = [
  ...freelancers,
  ...(first === undefined
    ? []
    : [{ ...first, id: stranger, profile: { ...first.profile, name: 'Bartholomew Featherstonehaugh-Cholmondeley' } }]),
];
const pair = [first, third].flatMap((one) => one ?? []);

/** Refinements of a state that people meet. */
export const talentComparisonVariations = {
  /** Two with skills in common. */
  pair: at(talentComparisonMachine, { address: naming(pair.map(({ id }) => id)) }, [
    settled('compareFreelancers', { freelancers: pair }),
  ]),
  four: at(talentComparisonMachine, { address: naming(four.map(({ id }) => id)) }, [
    settled('compareFreelancers', { freelancers: four }),
  ]),
  /** Someone has closed their account, the link names more than there is room for, and a part of it was cut off. */
  incomplete: at(
    talentComparisonMachine,
    { address: naming([ids[0] ?? '', stranger, ids[1] ?? '', ids[2] ?? ''], { excess: 2, unreadable: 1 }) },
    [found],
  ),
  /** Those of the samples who applied to a project. */
  applicants: at(talentComparisonMachine, { address: naming(ids, { projectId: job.id }) }, [found]),
  /** The others were taken out. */
  alone: at(talentComparisonMachine, { address: naming(second === undefined ? [] : [second.id]) }, [
    settled('compareFreelancers', { freelancers: [second] }),
  ]),
  /** Someone was taken out, and the rest is read again. */
  loadingAgain: at(talentComparisonMachine, input, [found, addressed(ids.slice(1))]),
};
