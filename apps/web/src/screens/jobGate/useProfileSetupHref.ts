import { paths, withSearch } from '../../paths.ts';
import { useHere } from '../shared/useHere.ts';

/** Where a freelancer completes the profile; it leads back to this very address. */
export function useProfileSetupHref(): string {
  const here = useHere();
  return withSearch(paths.freelancerProfileSetup, { next: here({}) });
}
