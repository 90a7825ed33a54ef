import { counted } from '@guildhall/machines/domain/counted';
import type { Schema } from '@guildhall/machines/kit/schema';

/** How many have applied, and how many of them wait for an answer. */
export function applicationWords({
  applicationsCount,
  pendingApplicationsCount,
}: Pick<Schema<'ClientProject'>, 'applicationsCount' | 'pendingApplicationsCount'>): string {
  if (applicationsCount === 0) return 'No applications yet';
  const waiting = pendingApplicationsCount === 0 ? 'all answered' : `${pendingApplicationsCount} waiting for you`;
  return `${counted(applicationsCount, 'application')}, ${waiting}`;
}

/** How often the post was edited; the time of the last edit follows. */
export function editWords(count: number): string {
  if (count === 0) return 'Not edited';
  return count === 1 ? 'Edited once,' : `Edited ${count} times, last`;
}
