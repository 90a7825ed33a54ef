import { ApiFailure } from '@guildhall/api/failures';
import type { FavouriteJob, FavouriteJobs } from '@guildhall/machines/domain/favourites';
import { pageOfFavourites } from '@guildhall/machines/domain/favourites';
import type {
  FavouriteJobsCall,
  FavouritesKnow,
  FavouritesRefuse,
  KeepFavourite,
} from '@guildhall/machines/flows/favourites';
import { required } from '@guildhall/machines/kit/required';
import { fromCallback, fromPromise } from 'xstate';

import type { Api } from '../../api.ts';
import type { Place } from '../../kit/reader.ts';
import { keepFavourite, readFavourites, watchFavourites } from './keptFavourites.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiFailure && error.failure.kind === 'refused' && error.failure.status === 404;

/** A favourite as it is now; one that is no longer there is an answer too. */
async function favouriteJob(api: Api, id: string, signal: AbortSignal): Promise<FavouriteJob> {
  try {
    return { id, job: await api.getPublicJob({ params: { jobId: id }, signal }) };
  } catch (error) {
    if (isMissing(error)) return { id, job: null };
    throw error;
  }
}

/** Those that the browser of the freelancer who reads has kept. The pages are behind the login. */
export const favouritesOf = ({ account }: Place): readonly string[] => readFavourites(required(account).email);

/** The favourites of the freelancer who reads: jobs by the API, and which they are by the browser. */
export const favouritesCalls = (api: Api, { account: freelancer }: Place) => {
  const account = required(freelancer).email;
  return {
    getFavouriteJobs: fromPromise<FavouriteJobs, FavouriteJobsCall>(async ({ input, signal }) => {
      const { jobIds, pagination } = pageOfFavourites(input.jobIds, input.page);
      return { entries: await Promise.all(jobIds.map((id) => favouriteJob(api, id, signal))), pagination };
    }),
    keptFavourites: fromCallback<KeepFavourite>(({ receive, sendBack }) => {
      const tell = () =>
        sendBack({ type: 'favourites.know', jobIds: readFavourites(account) } satisfies FavouritesKnow);
      receive(({ jobId, isFavourite }) => {
        // What is kept comes back to every list of this window, this one too.
        if (keepFavourite(account, { jobId, isFavourite })) return;
        tell();
        sendBack({ type: 'favourites.refuse' } satisfies FavouritesRefuse);
      });
      return watchFavourites(account, tell);
    }),
  };
};
