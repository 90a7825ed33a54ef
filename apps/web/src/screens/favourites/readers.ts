import { favouritesFlow } from '@guildhall/machines/scenarios/favourites';

const { closed, none, full } = favouritesFlow.snapshots;

const among = (favourites: typeof closed) => ({
  parts: async () => ({ children: (await import('../jobSearch/storyParts.tsx')).listedJobs(favourites) }),
});

/** On which page favourites are listed, and the jobs in whose place they are. */
export const readers = {
  default: { params: { maxSkills: 4, isLocked: false }, visual: { clip: 'page' } },
  closed: among(closed),
  none: among(none),
  full: among(full),
  // A job's page draws this one.
  among: null,
} as const;
