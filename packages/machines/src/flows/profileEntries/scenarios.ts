import { required } from '../../kit/required.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { freelancerProfile, newFreelancerProfile } from '../../testing/samples.ts';
import type { EntryKind, ProfileEntriesInput } from './flow.ts';
import { profileEntriesMachine } from './flow.ts';

type Event = ReplayEvent<typeof profileEntriesMachine>;

export const inputOf = (kind: EntryKind): ProfileEntriesInput => ({ kind });
export const input = inputOf('experience');

const { education, experienceEntries, portfolio } = freelancerProfile;

/** The entry of each kind that is edited here. */
export const firstOf: Record<EntryKind, string> = {
  education: required(education[0] ?? null).id,
  experience: required(experienceEntries[0] ?? null).id,
  portfolio: required(portfolio[0] ?? null).id,
};

export const loaded: Event = settled('getFreelancerProfile', { data: freelancerProfile, etag: '"1"' });
export const nothing: Event = settled('getFreelancerProfile', { data: newFreelancerProfile, etag: '"1"' });
export const failure: Event = rejected('getFreelancerProfile', failing.network);

export const editing = (kind: EntryKind): Event[] => [loaded, { type: 'entry.edit', id: firstOf[kind] }];
export const saving: Event[] = [...editing('experience'), { type: 'entry.save' }];
export const confirming: Event[] = [loaded, { type: 'entry.remove', id: firstOf.experience }];

export const moving: Event[] = [loaded, { type: 'entry.move', id: firstOf.portfolio, by: 1 }];

export const profileEntriesFlow = defineFlow({
  machine: profileEntriesMachine,
  input,
  scenarios: {
    loading: [],
    loadFailed: { input: inputOf('experience'), events: [failure] },
    listed: { input: inputOf('experience'), events: [loaded] },
    editing: { input: inputOf('experience'), events: editing('experience') },
    saving: { input: inputOf('experience'), events: saving },
    confirming: { input: inputOf('experience'), events: confirming },
    moving: { input: inputOf('portfolio'), events: moving },
    removing: { input: inputOf('experience'), events: [...confirming, { type: 'decision.confirm' }] },

    nothing: { input: inputOf('portfolio'), events: [nothing] },
    newEducation: { input: inputOf('education'), events: [loaded, { type: 'entry.add' }] },
    refusedEducation: { input: inputOf('education'), events: [loaded, { type: 'entry.add' }, { type: 'entry.save' }] },
    portfolio: { input: inputOf('portfolio'), events: [loaded] },
    piece: { input: inputOf('portfolio'), events: editing('portfolio') },
    education: { input: inputOf('education'), events: [loaded] },
  },
});
