import type { SnapshotFrom } from 'xstate';

import type { FavouriteJobs } from '../../domain/favourites.ts';
import { mostFavourites } from '../../domain/favourites.ts';
import type { ReplayEvent, StateOf } from '../../testing/replay.ts';
import { at, failing, rejected, settled } from '../../testing/replay.ts';
import { appliedJob, jobs, pagination } from '../../testing/samples.ts';
import { favouritesMachine } from './machine.ts';

type Event = ReplayEvent<typeof favouritesMachine>;

const [shop, leaflets, mark] = jobs.map(({ id }) => id) as [string, string, string];

/** A job whose client has closed their account. */
export const gone = '00000002-0000-4000-8000-000000000099';

const other = { address: { page: null }, jobIds: [leaflets] };
export const kept = [shop, leaflets, mark, gone];
export const input = { address: { page: 1 }, jobIds: kept };

/** One that was applied to, an open one, one that was given away, and one that is gone. */
const favourites: FavouriteJobs = {
  entries: [
    { id: shop, job: appliedJob },
    ...jobs.slice(1, 3).map((job) => ({
      id: job.id,
      job: job.id === mark ? { ...job, status: 'ASSIGNED' as const } : job,
    })),
    { id: gone, job: null },
  ],
  pagination: pagination(kept.length),
};

export const loaded: Event = settled('getFavouriteJobs', favourites);
export const failure: Event = rejected('getFavouriteJobs', failing.network);
export const change = (jobId: string, isFavourite: boolean) =>
  ({ type: 'favourite.change', jobId, isFavourite }) as const;

/** One snapshot of each state: stories, pictures, axe runs and server rendering read this list. */
export const favouritesSnapshots = {
  closed: at(favouritesMachine, other),
  loading: at(favouritesMachine, input),
  failed: at(favouritesMachine, input, [failure]),
  empty: at(favouritesMachine, { ...input, jobIds: [] }),
  listed: at(favouritesMachine, input, [loaded]),
} satisfies Record<StateOf<typeof favouritesMachine>, SnapshotFrom<typeof favouritesMachine>>;

/** As many as can be kept, none of which is listed. */
export const full = Array.from(
  { length: mostFavourites },
  (_, index) => `00000009-0000-4000-8000-${String(index).padStart(12, '0')}`,
);

/** Refinements of a state that people meet. */
export const favouritesVariations = {
  /** None yet. */
  none: at(favouritesMachine, { ...other, jobIds: [] }),
  /** The job of the samples is one. */
  among: at(favouritesMachine, { ...other, jobIds: kept }),
  full: at(favouritesMachine, { ...other, jobIds: full }),
  /** Taken out a moment ago: it stays in its place. */
  takenOut: at(favouritesMachine, input, [loaded, change(leaflets, false)]),
  /** Another tab has kept one more. */
  loadingAgain: at(favouritesMachine, input, [
    loaded,
    { type: 'favourites.know', jobIds: [...full.slice(0, 1), ...kept] },
  ]),
  secondPage: at(favouritesMachine, { address: { page: 2 }, jobIds: [...full.slice(0, 12), ...kept] }, [
    settled('getFavouriteJobs', { ...favourites, pagination: pagination(16, 2) }),
  ]),
};
