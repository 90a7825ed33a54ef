import { assign, emit, fromCallback, sendTo, setup } from 'xstate';

import { resource } from '../../archetypes/resource.ts';
import type { FavouriteChange, FavouriteJobs, FavouritesAddress } from '../../domain/favourites.ts';
import { favouritesAfter, isFullOfFavourites, mostFavourites } from '../../domain/favourites.ts';
import { call } from '../../kit/actors.ts';
import type { Effect } from '../../kit/effects.ts';
import { problem } from '../../kit/effects.ts';
import type { Schema } from '../../kit/schema.ts';

interface Context {
  /** What the address asks for. */
  address: FavouritesAddress;
  /** The favourites, the latest first. */
  jobIds: readonly string[];
  /** The page that was loaded last. A job that is no favourite any more stays on it until another is loaded. */
  result: FavouriteJobs | null;
}

export interface FavouriteJobsCall {
  jobIds: readonly string[];
  page: number;
}

/** A change is to be kept. */
export interface KeepFavourite extends FavouriteChange {
  type: 'favourite.keep';
}

/** What the browser has kept, by this tab or another. */
export interface FavouritesKnow {
  type: 'favourites.know';
  jobIds: readonly string[];
}

/** The browser could not keep a change; what it has is told beside. */
export interface FavouritesRefuse {
  type: 'favourites.refuse';
}

type Event =
  | { type: 'address.set'; address: FavouritesAddress }
  | ({ type: 'favourite.change' } & FavouriteChange)
  | FavouritesKnow
  | FavouritesRefuse
  | { type: 'list.retry' }
  /** A job is known as it is now: it was opened, or applied to. */
  | { type: 'job.set'; job: Schema<'Job'> };

const change = { params: ({ event }: { event: FavouriteChange }) => event };
const known = { params: ({ event }: { event: FavouritesKnow }) => event };

/** Whether a change makes a difference to a job that is in sight. */
function mayChange({ address, jobIds, result }: Context, { jobId, isFavourite }: FavouriteChange): boolean {
  const isInSight = address.page === null || result?.entries.some(({ id }) => id === jobId) === true;
  return isInSight && jobIds.includes(jobId) !== isFavourite;
}

const jobs = resource({
  types: {} as Context,
  call: 'getFavouriteJobs',
  input: ({ jobIds, address }): FavouriteJobsCall => ({ jobIds, page: address.page ?? 1 }),
  keep: (result: FavouriteJobs) => ({ result }),
  shown: 'listed',
  said: () => problem('Error', 'Failed to load your favorites. Please try again.'),
  retry: 'list.retry',
  again: 'closed',
});

/**
 * The jobs that a freelancer keeps an eye on, in this browser.
 *
 * Guarantees: a favourite is drawn at once, and falls back where the browser could not keep it; what another tab keeps is
 * known here; there are never more than can be kept, and the one too many is refused with the reason; the address says
 * whether favourites are listed; a job that closed is listed as it is now; one that is a favourite no longer stays in its
 * place until something else is listed, so that a slip can be undone.
 *
 * Area: Finding.
 */
export const favouritesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'address' | 'jobIds'>,
    emitted: {} as Effect,
    tags: {} as 'busy',
  },
  actors: {
    getFavouriteJobs: call<FavouriteJobs, FavouriteJobsCall>('getFavouriteJobs'),
    /** The browser's storage. */
    keptFavourites: fromCallback<KeepFavourite>(() => undefined),
  },
  guards: {
    addressDiffers: ({ context }, { address }: { address: FavouritesAddress }) => address.page !== context.address.page,
    favouritesAreAskedFor: ({ context }) => context.address.page !== null,
    noneCanBeListed: ({ context }) => context.address.page !== null && context.jobIds.length === 0,
    noRoomIsLeft: ({ context }, wanted: FavouriteChange) =>
      wanted.isFavourite && isFullOfFavourites(context.jobIds) && mayChange(context, wanted),
    favouriteDiffers: ({ context }, wanted: FavouriteChange) => mayChange(context, wanted),
    othersAreListed: ({ context: { address, jobIds: known, result } }, { jobIds }: FavouritesKnow) =>
      address.page !== null &&
      jobIds.some((id) => !known.includes(id) && result?.entries.every((entry) => entry.id !== id) !== false),
  },
  actions: {
    know: assign((_, { jobIds }: FavouritesKnow) => ({ jobIds })),
    draw: assign(({ context }, wanted: FavouriteChange) => ({ jobIds: favouritesAfter(context.jobIds, wanted) })),
    keep: sendTo('keptFavourites', (_, { jobId, isFavourite }: FavouriteChange): KeepFavourite => ({
      type: 'favourite.keep',
      jobId,
      isFavourite,
    })),
    refuseAnother: emit(problem(`You can keep ${mostFavourites} favorites`, 'Remove one first. The others are kept.')),
    sayNotKept: emit(
      problem('Your favorites could not be changed', 'This browser does not allow the page to store anything.'),
    ),
  },
}).createMachine({
  id: 'favourites',
  context: ({ input }) => ({ ...input, result: null }),
  invoke: { id: 'keptFavourites', src: 'keptFavourites' },
  initial: 'closed',
  on: {
    'address.set': {
      guard: { type: 'addressDiffers', params: ({ event }) => event },
      target: '.closed',
      actions: assign(({ event }) => ({ address: event.address })),
    },
    'favourite.change': [
      { guard: { type: 'noRoomIsLeft', ...change }, actions: 'refuseAnother' },
      {
        guard: { type: 'favouriteDiffers', ...change },
        actions: [
          { type: 'draw', ...change },
          { type: 'keep', ...change },
        ],
      },
    ],
    'favourites.know': [
      { guard: { type: 'othersAreListed', ...known }, target: '.loading', actions: { type: 'know', ...known } },
      { actions: { type: 'know', ...known } },
    ],
    'favourites.refuse': { actions: 'sayNotKept' },
    'job.set': {
      actions: assign(({ context: { result }, event: { job } }) => ({
        result: result && {
          ...result,
          entries: result.entries.map((entry) => (entry.id === job.id ? { id: job.id, job } : entry)),
        },
      })),
    },
  },
  states: {
    /** Other jobs are listed; each says whether it is a favourite. */
    closed: {
      always: [
        { guard: 'noneCanBeListed', target: 'empty' },
        { guard: 'favouritesAreAskedFor', target: 'loading' },
      ],
    },
    loading: jobs.loading,
    // The last one may have been taken out in another tab meanwhile.
    failed: { ...jobs.failed, on: { ...jobs.failed.on, 'favourite.change': undefined } },
    empty: { entry: assign({ result: null }), on: { 'favourite.change': undefined } },
    listed: jobs.shown,
  },
});
