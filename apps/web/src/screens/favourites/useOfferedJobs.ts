import { useOpenJob } from '../jobDetail/useOpenJob.ts';
import { useJobSearch } from '../jobs/useJobSearch.ts';
import { useFavourites } from './useFavourites.ts';

/** The jobs that the address lists, from a search or the favourites, and the one that it opens. */
export function useOfferedJobs() {
  const search = useJobSearch();
  const favourites = useFavourites();
  const found = search.snapshot.context.result?.jobs ?? [];
  const kept = favourites.snapshot.context.result?.entries.flatMap(({ job }) => job ?? []) ?? [];
  const open = useOpenJob([...kept, ...found], (job) => {
    search.send({ type: 'job.set', job });
    favourites.send({ type: 'job.set', job });
  });
  const isClosed = favourites.snapshot.matches('closed');
  return {
    ...search,
    ...open,
    favourites,
    /** The list is on screen. */
    isListed: isClosed ? search.snapshot.matches('listed') : favourites.snapshot.matches('listed'),
  };
}
