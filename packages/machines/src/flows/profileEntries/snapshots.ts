import type { SnapshotFrom } from 'xstate';

import { required } from '../../kit/required.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, publicFreelancer } from '../../testing/samples.ts';
import type { EntryKind, ProfileEntriesInput } from './machine.ts';
import { profileEntriesMachine } from './machine.ts';

type Event = ReplayEvent<typeof profileEntriesMachine>;

export const inputOf = (kind: EntryKind): ProfileEntriesInput => ({ kind });
export const input = inputOf('experience');

const { education, experienceEntries, portfolio } = required(publicFreelancer.freelancer);
const [piece] = portfolio;
/** A second and a third piece, so that there is something to order. */
const more = ['Tide tables for the wrist', 'A map of quiet streets'].map((title, index) => ({
  ...required(piece ?? null),
  id: `00000010-0000-4000-8000-00000000000${index + 2}`,
  title,
  description: null,
  projectUrl: null,
  image: null,
}));
export const profile = {
  ...freelancerProfile,
  education,
  experienceEntries,
  portfolio: [...portfolio, ...more],
};
/** The entry of each kind that is edited here. */
export const firstOf: Record<EntryKind, string> = {
  education: required(education[0] ?? null).id,
  experience: required(experienceEntries[0] ?? null).id,
  portfolio: required(portfolio[0] ?? null).id,
};

export const loaded: Event = settled('getFreelancerProfile', { data: profile, etag: '"1"' });
export const nothing: Event = settled('getFreelancerProfile', { data: freelancerProfile, etag: '"1"' });
export const failure: Event = rejected('getFreelancerProfile', failing.network);

export const editing = (kind: EntryKind): Event[] => [loaded, { type: 'entry.edit', id: firstOf[kind] }];
export const saving: Event[] = [...editing('experience'), { type: 'entry.save' }];
export const confirming: Event[] = [loaded, { type: 'entry.remove', id: firstOf.experience }];

export const moving: Event[] = [loaded, { type: 'entry.move', id: firstOf.portfolio, by: 1 }];

const of = (kind: EntryKind, events: readonly Event[]) => at(profileEntriesMachine, inputOf(kind), events);

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const profileEntriesSnapshots = {
  loading: at(profileEntriesMachine, input),
  loadFailed: of('experience', [failure]),
  listed: of('experience', [loaded]),
  editing: of('experience', editing('experience')),
  saving: of('experience', saving),
  confirming: of('experience', confirming),
  moving: of('portfolio', moving),
  removing: of('experience', [...confirming, { type: 'removal.confirm' }]),
} satisfies Record<StateOf<typeof profileEntriesMachine>, SnapshotFrom<typeof profileEntriesMachine>>;

/** Refinements of a state that people meet. */
export const profileEntriesVariations = {
  nothing: of('portfolio', [nothing]),
  newEducation: of('education', [loaded, { type: 'entry.add' }]),
  refusedEducation: of('education', [loaded, { type: 'entry.add' }, { type: 'entry.save' }]),
  portfolio: of('portfolio', [loaded]),
  piece: of('portfolio', editing('portfolio')),
  education: of('education', [loaded]),
};
