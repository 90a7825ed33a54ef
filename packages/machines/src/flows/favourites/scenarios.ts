import type { FavouriteJobs } from '../../domain/favourites.ts';
import { mostFavourites, favouritesAddressOf } from '../../domain/favourites.ts';
import { defineFlow } from '../../testing/defineFlow.ts';
import { pagination } from '../../testing/marketplace/answers/lists.ts';
import type { ReplayEvent } from '../../testing/replay.ts';
import { failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, assignedJob, job, jobs, leaflets } from '../../testing/samples.ts';
import { favouritesMachine } from './flow.ts';

type Event = ReplayEvent<typeof favouritesMachine>;

/** A job whose client has closed their account. */
export const gone = '00000002-0000-4000-8000-000000000099';

const other = { address: { page: null }, jobIds: [leaflets.id] };
export const kept = [job.id, leaflets.id, assignedJob.id, gone];
export const input = { address: { page: 1 }, jobIds: kept };

/** One that was applied to, an open one, one that was given away, and one that is gone. */
const favourites: FavouriteJobs = {
  entries: [...[appliedJob, leaflets, assignedJob].map((one) => ({ id: one.id, job: one })), { id: gone, job: null }],
  pagination: pagination(kept.length),
};

export const loaded: Event = settled('getFavouriteJobs', favourites);
export const failure: Event = rejected('getFavouriteJobs', failing.network);
export const change = (jobId: string, isFavourite: boolean) =>
  ({ type: 'favourite.change', jobId, isFavourite }) as const;

/** As many as can be kept, none of which is listed. */
export const full = Array.from(
  { length: mostFavourites },
  (_, index) => `00000009-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

export const favouritesFlow = defineFlow({
  machine: favouritesMachine,
  input,
  others: [
    change(gone, true),

    { type: 'address.set', address: { page: 2 } },
    { type: 'address.set', address: { page: null } },
    ...[appliedJob, ...jobs].map((job) => ({ type: 'job.set', job }) as const),
  ],
  scenarios: {
    closed: { input: other, events: [] },
    loading: [],
    failed: [failure],
    empty: { input: { ...input, jobIds: [] }, events: [] },
    listed: [loaded],

    /** None yet. */
    none: { input: { ...other, jobIds: [] }, events: [] },
    /** The job of the samples is one. */
    among: { input: { ...other, jobIds: kept }, events: [] },
    full: { input: { ...other, jobIds: full }, events: [] },
    /** Taken out a moment ago: it stays in its place. */
    takenOut: [loaded, change(leaflets.id, false)],
    /** Another tab has kept one more. */
    loadingAgain: [loaded, { type: 'favourites.know', jobIds: [...full.slice(0, 1), ...kept] }],
    secondPage: {
      input: { address: { page: 2 }, jobIds: [...full.slice(0, 12), ...kept] },
      events: [settled('getFavouriteJobs', { ...favourites, pagination: pagination(16, 2) })],
    },
  },
  list: {
    call: 'getFavouriteJobs',
    addressOf: favouritesAddressOf,
    answer: { entries: jobs.map((job) => ({ id: job.id, job })) },
    addresses: [{ favourites: '1' }, { favourites: '2' }, { favourites: '3' }],
    // A page past the end is known before it is asked for.
    isPaged: false,
  },
});
