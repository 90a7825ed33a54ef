import { hiddenUntil } from '@guildhall/machines/domain/ratingReveal';
import type { Schema } from '@guildhall/machines/kit/schema';

type Work = Pick<Schema<'AssignedProject'>, 'completedAt' | 'rating'>;

/** Until when the client of a completed project does not see how the freelancer rates them; null where they do. */
export function hiddenFromClient({ completedAt, rating }: Work, now: number): string | null {
  if (completedAt === null) return null;
  const work = { completedAt: new Date(completedAt), isFreelancerRated: rating !== null };
  return hiddenUntil(work, new Date(now))?.toISOString() ?? null;
}
