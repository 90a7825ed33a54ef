/** How long a freelancer's rating of the client stays hidden after completion, unless the client rates sooner. */
export const hiddenDays = 14;

const hiddenFor = hiddenDays * 86_400_000;

/** The rule for lists: at `now`, ratings of projects that were completed then or before are no longer hidden. */
export const revealedUntil = (now: Date): Date => new Date(now.getTime() - hiddenFor);

/**
 * Until when the freelancer's rating of a project's client is hidden, so that neither side answers the other's rating
 * with its own; null where it shows. The client's rating of the freelancer always shows.
 */
export function hiddenUntil(
  { completedAt, isFreelancerRated }: { completedAt: Date; isFreelancerRated: boolean },
  now: Date,
): Date | null {
  return isFreelancerRated || completedAt <= revealedUntil(now) ? null : new Date(completedAt.getTime() + hiddenFor);
}
